import type {ReactElement} from 'react';

interface IconProps {
  /** Path data of one 24 × 24 icon, from `@mdi/js`. */
  readonly path: string;
  /** Edge length in CSS pixels: 20 in chrome, 24 in content. */
  readonly size?: number;
  readonly className?: string;
}

/** A decorative icon in the current text color; name its control, not it. */
export default function Icon({
  path,
  size = 20,
  className,
}: IconProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="currentColor"
      focusable="false"
      height={size}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={path} />
    </svg>
  );
}

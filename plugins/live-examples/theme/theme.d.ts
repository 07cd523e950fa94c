declare module '@theme/ExampleListAd' {
  import type {ReactElement} from 'react';

  export default function ExampleListAd(): ReactElement | null;
}

import {mdiMagnify} from '@mdi/js';
import {render, screen} from '@testing-library/react';
import Icon from '..';

test('draws the path, hidden from assistive technology', () => {
  const {container} = render(<Icon path={mdiMagnify} />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('width', '20');
  expect(container.querySelector('path')).toHaveAttribute('d', mdiMagnify);
});

test('takes a size and gives its control no name', () => {
  render(
    <button type="button">
      <Icon path={mdiMagnify} size={24} />
    </button>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName('');
  expect(button.querySelector('svg')).toHaveAttribute('height', '24');
});

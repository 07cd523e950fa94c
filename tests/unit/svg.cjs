/** An imported SVG file, which the bundler makes a React component. */
const React = require('react');

module.exports = {
  __esModule: true,
  /** @param {import('react').SVGProps<SVGSVGElement>} props */
  default: (props) => React.createElement('svg', props),
};

/** Types again what was typed before React had taken over the page: `../template.ts`. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type Field, type} from './typing';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('typed', (event) => {
    type(event.target as Field, (event as CustomEvent<string>).detail);
  });
}

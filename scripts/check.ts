/** `npm run check`: everything that needs neither a build nor a browser. */
import {checkStages, runStages} from './lib/stages';

void runStages(checkStages).then((code) => {
  process.exitCode = code;
});

import {verifyVersion} from '../../scripts/versions/verify';
import {readReleasedVersions} from '../../plugins/util/versionData';
import {siteDir} from './pages';

// What is meant is recorded: npm run version:verify -- --record 1.5
test.each(readReleasedVersions(siteDir))(
  'version %s is as it was recorded',
  (version) => {
    expect(verifyVersion(siteDir, version)).toEqual([]);
  },
);

import {translate} from '@docusaurus/Translate';
import {
  mdiCodeBraces,
  mdiPackageVariantClosed,
  mdiTagOutline,
  mdiWeb,
  mdiWrenchOutline,
} from '@mdi/js';

/** What an item of the roadmap is about. */
export type RoadmapType =
  'release' | 'maintenance' | 'packages' | 'site' | 'snips';

interface Look {
  /** Icon path from `@mdi/js`. */
  readonly icon: string;
  /** Color token, without its `--vd-` prefix. */
  readonly color: string;
  readonly name: string;
}

/** How a type looks and is called. */
export function lookOf(type: RoadmapType): Look {
  return {
    release: {
      icon: mdiTagOutline,
      color: 'primary',
      name: translate({
        id: 'site.roadmap.release',
        message: 'Release',
        description: 'Type of an item of the roadmap',
      }),
    },
    maintenance: {
      icon: mdiWrenchOutline,
      color: 'warning',
      name: translate({
        id: 'site.roadmap.maintenance',
        message: 'Maintenance',
        description: 'Type of an item of the roadmap',
      }),
    },
    packages: {
      icon: mdiPackageVariantClosed,
      color: 'code-type',
      name: translate({
        id: 'site.roadmap.packages',
        message: 'Packages',
        description: 'Type of an item of the roadmap',
      }),
    },
    site: {
      icon: mdiWeb,
      color: 'code-attribute',
      name: translate({
        id: 'site.roadmap.site',
        message: 'Documentation',
        description: 'Type of an item of the roadmap: this site',
      }),
    },
    snips: {
      icon: mdiCodeBraces,
      color: 'code-keyword',
      name: translate({
        id: 'site.roadmap.snips',
        message: 'Snippets',
        description: 'Type of an item of the roadmap: code to copy',
      }),
    },
  }[type];
}

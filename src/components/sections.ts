import {
  mdiBriefcaseOutline,
  mdiCompassOutline,
  mdiCursorDefaultClickOutline,
  mdiLifebuoy,
  mdiPaletteOutline,
  mdiRocketLaunchOutline,
  mdiShapeOutline,
  mdiStorefrontOutline,
  mdiTuneVariant,
} from '@mdi/js';

/** How a namespace of pages looks wherever it is named. */
export interface Section {
  /** Icon path from `@mdi/js`. */
  readonly icon: string;
  /** Color token of the section, without its `--vd-` prefix. */
  readonly color: string;
  /** Page that the section's breadcrumb leads to. */
  readonly defaultPage: string;
}

const sections: Readonly<Record<string, Section>> = {
  introduction: {
    icon: mdiCompassOutline,
    color: 'info',
    defaultPage: 'why-vuetify',
  },
  'getting-started': {
    icon: mdiRocketLaunchOutline,
    color: 'success',
    defaultPage: 'quick-start',
  },
  customization: {
    icon: mdiTuneVariant,
    color: 'code-keyword',
    defaultPage: 'theme',
  },
  styles: {
    icon: mdiPaletteOutline,
    color: 'code-attribute',
    defaultPage: 'colors',
  },
  components: {
    icon: mdiShapeOutline,
    color: 'primary',
    defaultPage: 'api-explorer',
  },
  directives: {
    icon: mdiCursorDefaultClickOutline,
    color: 'code-type',
    defaultPage: 'click-outside',
  },
  'professional-support': {
    icon: mdiLifebuoy,
    color: 'warning',
    defaultPage: 'consulting',
  },
  themes: {
    icon: mdiStorefrontOutline,
    color: 'error',
    defaultPage: 'premium',
  },
  jobs: {
    icon: mdiBriefcaseOutline,
    color: 'code-string',
    defaultPage: 'for-vue',
  },
};

/** The section of a namespace; undefined for one without a look of its own. */
export function findSection(namespace: string): Section | undefined {
  return sections[namespace];
}

/** The namespace of a document, such as `components/alerts/index`. */
export function namespaceOf(docId: string): string {
  return docId.split('/')[0] ?? '';
}

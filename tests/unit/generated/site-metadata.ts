export default {docusaurusVersion: '3.10', pluginVersions: {}};

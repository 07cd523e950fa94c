import '@testing-library/jest-dom';

// What @docusaurus/Link calls; in jsdom there are no pages to fetch.
window.docusaurus = {prefetch: () => false, preload: () => false};

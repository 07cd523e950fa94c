/** A copy of Docusaurus' generated registry. */
declare module '@generated/lean-client-modules';

declare module 'words:*' {
  const fluent: string;
  export default fluent;
}
declare module '*.md' {
  const html: string;
  export default html;
}

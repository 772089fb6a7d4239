/** The address of what a module of content exports, as a JSON file (scripts/content-plugin.ts). */
declare module '*?json' {
  const address: string;
  export default address;
}

/** In place of @ungap/structured-clone: every browser that runs this bundle has its own. */
const clone = structuredClone;
export default clone;

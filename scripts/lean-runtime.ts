import type { Plugin } from 'vite';

/** What the bundler's helper for `import()` of a file that has more exports than the one that is asked for does. */
const exportAll =
  'all=>{let module={};for(let name in all)Object.defineProperty(module,name,{get:all[name],enumerable:!0});return module}';

/**
 * The bundler keeps its helpers in a file of their own, which nearly every screen would wait for. Most ask for nothing in it, or for the
 * one helper that is shorter than the request.
 */
export function leanRuntime(): Plugin {
  return {
    name: 'lean-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        // The helper is the one that names what it makes.
        const local =
          /(\w+)=\((?:\w+,?)+\)=>\{let \w+=\{\};for[^}]+\}\);return \w+\|\|\w+\(\w+,Symbol\.toStringTag/.exec(
            runtime?.code ?? '',
          )?.[1];
        const helper = new RegExp(`\\b${local} as (\\w+)`).exec(runtime?.code.split('export{')[1] ?? '')?.[1];
        if (!runtime || !local || !helper) return;
        const file = runtime.fileName.split('/').at(-1);
        for (const chunk of chunks) {
          const code = chunk.code
            .replace(`import"./${file}";`, '')
            .replace(
              new RegExp(`import\\{${helper} as (\\w+)\\}from"\\./${file}";`),
              (_, name: string) => `var ${name}=${exportAll};`,
            );
          if (code === chunk.code || code.includes(`/${file}`)) continue;
          chunk.code = code;
          chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
        }
      },
    },
  };
}

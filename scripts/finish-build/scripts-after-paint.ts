/**
 * The HTML of a page is complete: nothing has to run for it to be read. On a slow line two dozen scripts asked for at once take
 * the room of the stylesheet, so the page asks for them when it has been drawn for the first time. All are asked for together,
 * so the page comes alive no later. What is clicked or typed in between is kept (app/shell/early.ts).
 *
 * A tab in the background is never drawn; it does not wait.
 *
 * It waits inside a function: an `await` outside of one hangs WebKit when the visitor leaves the page meanwhile, and the next page of the tab
 * never comes.
 */
export function loadScriptsAfterPaint(html: string, scripts: readonly string[] = []): string {
  const starter = routerScript.exec(html)
  if (!starter) throw new Error('The script that starts the router does not look as it did: see scripts-after-paint.ts')
  const [written, manifest, imports, modules, entry] = starter as unknown as [string, string, string, string, string]
  const preloads = [...Array.from(html.matchAll(preload), ([, path]) => path), ...scripts]
  const routes = Array.from(imports.matchAll(/import \* as (\w+) from ("[^"]+");/g), ([, name, path]) => ({
    name,
    path,
  }))
  const script = [
    `(async()=>{${waiting}`,
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))`,
    `const [,${routes.map(({ name }) => name).join()}]=await Promise.all([import(${manifest}),${routes.map(({ path }) => `import(${path})`).join()}])`,
    `window.__reactRouterRouteModules=${modules}`,
    `import(${entry})})()`,
  ].join('\n')
  return html.replaceAll(preload, '').replace(written, () => `<script type="module" async="">${script}</script>`)
}

const waiting =
  'await new Promise((go)=>{if(document.hidden)go();else requestAnimationFrame(()=>setTimeout(go));setTimeout(go,3000)})'

export const isAfterPaint = (html: string): boolean => html.includes(waiting)

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

const routerScript =
  /<script type="module" async="">import ("[^"]+");\n((?:import \* as \w+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = (\{[^}]*\});\n+import\(("[^"]+")\);<\/script>/

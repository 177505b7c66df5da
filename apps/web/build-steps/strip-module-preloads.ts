const modulePreload = /<link rel="modulepreload"[^>]*>/g

/** Takes the module preloads out of a page: they compete with the first paint for a phone's bandwidth. */
export function stripModulePreloads(html: string) {
  return html.replace(modulePreload, '')
}

export { createPageSource, productRepository } from './page-source.ts'
export { pageVersions } from './page-versions.ts'
export { siteIsBuilt, siteRoutes } from './site-routes.ts'

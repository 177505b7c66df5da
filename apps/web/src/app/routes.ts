import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { privateRoutes } from './private-routes.ts'

const developmentOnly = process.env.NODE_ENV === 'development'

export default [
  layout('../site/site-layout.tsx', [
    index('../site/home/home-page.tsx'),
    route('guarderia', '../site/day-care/day-care-page.tsx'),
    route('*', './not-found-page.tsx'),
  ]),
  route('ilustraciones/:file', '../site/stills/still-file.ts'),
  ...privateRoutes,
  ...(developmentOnly ? [route('_sistema', './sistema/sistema-page.tsx')] : []),
] satisfies RouteConfig

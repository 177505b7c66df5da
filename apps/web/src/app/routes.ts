import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { privateRoutes } from './private-routes.ts'

const developmentOnly = process.env.NODE_ENV === 'development'

export default [
  layout('../site/site-layout.tsx', [
    index('../site/home/home-page.tsx'),
    route('grooming', '../site/grooming/grooming-page.tsx'),
    route('guarderia', '../site/day-care/day-care-page.tsx'),
    route('hotel', '../site/hotel/hotel-page.tsx'),
    route('eventos', '../site/events/events-page.tsx'),
    route('entrenamiento', '../site/training/training-page.tsx'),
    route('servicios', '../site/services/services-page.tsx'),
    route('nosotros', '../site/about/about-page.tsx'),
    route('aviso-de-privacidad', '../site/privacy/privacy-page.tsx'),
    route('tienda', '../site/shop/shop-page.tsx'),
    route('ubicacion', '../site/location/location-page.tsx'),
    route('blog', '../site/blog/blog-page.tsx'),
    route('contacto', '../site/contact/contact-page.tsx'),
    route('carrito', '../site/cart/cart-page.tsx'),
    route('*', './not-found-page.tsx'),
  ]),
  layout('../site/auth/auth-layout.tsx', [
    route('auth/login', '../site/auth/login-page.tsx'),
    route('auth/register', '../site/auth/register-page.tsx'),
    route('auth/verificar/:token', '../site/auth/verify-email-page.tsx'),
    route('auth/olvide', '../site/auth/forgot-password-page.tsx'),
    route('auth/correo/:token', '../site/auth/confirm-email-page.tsx'),
    route('auth/invitacion/:token', '../site/auth/invitation-page.tsx'),
    route('auth/familia/:token', '../site/auth/family-invitation-page.tsx'),
    route('auth/primera-cuenta/:token', '../site/auth/first-admin-page.tsx'),
    route('auth/restablecer/:token', '../site/auth/reset-password-page.tsx'),
  ]),
  route('sitemap.xml', './files/sitemap-file.ts'),
  route('robots.txt', './files/robots-file.ts'),
  route('site.webmanifest', './files/manifest-file.ts'),
  route('sin-conexion.html', './files/offline-file.ts'),
  route('sabias-que', '../site/location/did-you-know.ts'),
  route('productos/:picture', '../site/shop/product-picture-file.ts'),
  route('ilustraciones/:file', '../site/stills/still-file.ts'),
  ...privateRoutes,
  ...(developmentOnly
    ? [
        route('_sistema', './sistema/sistema-page.tsx'),
        route('_sistema/peliculas/:film', './sistema/film-page.tsx'),
        route('_sistema/vista-previa', './sistema/social-preview-page.tsx'),
        route('_sistema/icono', './sistema/app-icon-page.tsx'),
      ]
    : []),
] satisfies RouteConfig

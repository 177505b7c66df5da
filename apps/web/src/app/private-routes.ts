import { layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The doorstep and the rooms behind it: all that loads the store. */
export const privateRoutes = [
  layout('./store-provider.tsx', [
    layout('../site/auth/auth-layout.tsx', [
      route('auth/login', '../site/auth/login-page.tsx'),
      route('auth/register', '../site/auth/register-page.tsx'),
      route('auth/verificar/:token', '../site/auth/verify-email-page.tsx'),
      route('auth/olvide', '../site/auth/forgot-password-page.tsx'),
      route('auth/restablecer/:token', '../site/auth/reset-password-page.tsx'),
    ]),
    layout('./owner-gate.tsx', [
      layout('../portal/portal-layout.tsx', [
        route('mi-cuenta', '../portal/overview/overview-page.tsx'),
        route('mi-cuenta/rumis', '../portal/dogs/dogs-page.tsx'),
        route('mi-cuenta/rumis/nuevo', '../portal/dogs/new-dog-page.tsx'),
        route('mi-cuenta/rumis/:id', '../portal/dogs/dog-page.tsx'),
        route('mi-cuenta/rumis/:id/editar', '../portal/dogs/edit-dog-page.tsx'),
        route('mi-cuenta/reservar', '../portal/book-day/book-day-page.tsx'),
        route('mi-cuenta/reservar/lista/:id', '../portal/book-day/booked-page.tsx'),
        route('mi-cuenta/reservas', '../portal/bookings/bookings-page.tsx'),
        route('mi-cuenta/notificaciones', '../portal/notifications/notifications-page.tsx'),
      ]),
    ]),
    layout('./staff-gate.tsx', [
      layout('../office/office-layout.tsx', [
        route('oficina', '../office/day-board/day-board-page.tsx'),
        route('oficina/reservas', '../office/bookings/office-bookings-page.tsx'),
        route('oficina/expedientes', '../office/records/records-page.tsx'),
        route('oficina/clientes', '../office/clients/clients-page.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig

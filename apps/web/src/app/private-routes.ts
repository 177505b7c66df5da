import { layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The pages of the private areas: all that opens with the store. */
export const privateRoutes = [
  layout('./private-frame.tsx', [
    layout('./store-provider.tsx', [
      layout('./person-gate.tsx', [
        layout('../site/auth/auth-layout.tsx', { id: 'second-factor-layout' }, [
          route('auth/segundo-paso', '../site/auth/second-factor-page.tsx'),
        ]),
      ]),
      layout('./owner-gate.tsx', [
        layout('../portal/portal-layout.tsx', [
          route('mi-cuenta', '../portal/overview/overview-page.tsx'),
          route('mi-cuenta/rumis', '../portal/dogs/dogs-page.tsx'),
          route('mi-cuenta/rumis/nuevo', '../portal/dogs/new-dog-page.tsx'),
          route('mi-cuenta/rumis/:id', '../portal/dogs/dog-page.tsx'),
          route('mi-cuenta/rumis/:id/editar', '../portal/dogs/edit-dog-page.tsx'),
          route('mi-cuenta/reservar', '../portal/book/book-page.tsx'),
          route('mi-cuenta/reservar/lista/:id', '../portal/book/booked-page.tsx'),
          route('mi-cuenta/reservas', '../portal/bookings/bookings-page.tsx'),
          route('mi-cuenta/reservas/:id', '../portal/bookings/booking-page.tsx'),
          route('mi-cuenta/reservas/:id/mover', '../portal/bookings/move-booking-page.tsx'),
          route('mi-cuenta/pases', '../portal/passes/passes-page.tsx'),
          route('mi-cuenta/reservas/:id/reporte', '../portal/reports/booking-reports-page.tsx'),
          route('mi-cuenta/rumis/:id/reportes', '../portal/reports/dog-reports-page.tsx'),
          route('mi-cuenta/perfil', '../portal/profile/profile-page.tsx'),
          route('mi-cuenta/perfil/derechos', '../portal/data-rights/data-rights-page.tsx'),
          route('mi-cuenta/notificaciones', '../portal/notifications/notifications-page.tsx'),
        ]),
      ]),
      layout('./staff-gate.tsx', [
        layout('../office/office-layout.tsx', [
          route('oficina', '../office/day-board/day-board-page.tsx'),
          route('oficina/ocupacion', '../office/occupancy/occupancy-page.tsx'),
          route('oficina/en-casa', '../office/in-house/in-house-page.tsx'),
          route('oficina/reservas', '../office/bookings/office-bookings-page.tsx'),
          route('oficina/reservas/nueva', '../office/walk-in/walk-in-page.tsx'),
          route('oficina/pases', '../office/passes/office-passes-page.tsx'),
          route('oficina/espera', '../office/waiting/waiting-page.tsx'),
          route('oficina/horarios', '../office/schedule/schedule-page.tsx'),
          route('oficina/reportes', '../office/reports/reports-page.tsx'),
          route('oficina/reportes/:bookingId/:rumiId', '../office/reports/report-page.tsx'),
          route('oficina/expedientes', '../office/records/records-page.tsx'),
          route('oficina/clientes', '../office/clients/clients-page.tsx'),
          route('oficina/clientes/:id', '../office/clients/client-page.tsx'),
          route('oficina/rumis', '../office/dogs/dogs-page.tsx'),
          route('oficina/rumis/:id', '../office/dogs/dog-page.tsx'),
          route('oficina/mensajes', '../office/messages/messages-page.tsx'),
          route('oficina/privacidad', '../office/privacy/privacy-page.tsx'),
          route('oficina/usuarios', '../office/users/users-page.tsx'),
          route('oficina/correos-detenidos', '../office/dead-letters/dead-letters-page.tsx'),
          route('oficina/seguridad', '../office/security/security-page.tsx'),
          route('oficina/servicios', '../office/services/services-page.tsx'),
          route('oficina/mi-cuenta', '../office/account/office-account-page.tsx'),
          route('oficina/productos', '../office/products/products-page.tsx'),
          layout('../office/settings/settings-layout.tsx', [
            route('oficina/ajustes', '../office/settings/first-section.tsx'),
            route('oficina/ajustes/casa', '../office/settings/house-page.tsx'),
            route('oficina/ajustes/permisos', '../office/permissions/permissions-page.tsx'),
            route('oficina/ajustes/bitacora', '../office/audit/audit-page.tsx'),
            route('oficina/ajustes/requisitos', '../office/settings/requirements-page.tsx'),
            route('oficina/ajustes/pagos', '../office/settings/payment-terms-page.tsx'),
            route('oficina/ajustes/horarios', '../office/settings/hours-page.tsx'),
            route('oficina/ajustes/habitaciones', '../office/places/rooms-page.tsx'),
            route('oficina/ajustes/equipo', '../office/places/staff-page.tsx'),
            route('oficina/ajustes/textos', '../office/texts/texts-page.tsx'),
            route('oficina/ajustes/fotos', '../office/photos/photos-page.tsx'),
          ]),
        ]),
      ]),
    ]),
  ]),
] satisfies RouteConfig

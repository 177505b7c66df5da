import type { DemoPerson } from '../../tests/journeys/people.ts'

export type Screen = {
  /** The picture's name. */
  name: string
  /** An address; what `:dog`, `:booking`, `:day` and the like stand for is told in `stand-ins.ts`. */
  path: string
  /** Who is looking; a stranger where it is left out. */
  as?: DemoPerson
}

/** Every screen there is. A new one gets its line here. */
export const screens: Screen[] = [
  { name: 'inicio', path: '/' },
  { name: 'grooming', path: '/grooming' },
  { name: 'guarderia', path: '/guarderia' },
  { name: 'hotel', path: '/hotel' },
  { name: 'eventos', path: '/eventos' },
  { name: 'entrenamiento', path: '/entrenamiento' },
  { name: 'tienda', path: '/tienda' },
  { name: 'ubicacion', path: '/ubicacion' },
  { name: 'blog', path: '/blog' },
  { name: 'contacto', path: '/contacto' },
  { name: 'carrito', path: '/carrito' },
  { name: 'servicios', path: '/servicios' },
  { name: 'nosotros', path: '/nosotros' },
  { name: 'privacidad', path: '/aviso-de-privacidad' },
  { name: 'no-existe', path: '/no-existe' },

  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'olvide', path: '/auth/olvide' },
  { name: 'verificar-roto', path: '/auth/verificar/no-sirve' },
  { name: 'correo-nuevo', path: '/auth/correo/no-sirve' },
  { name: 'segundo-paso', path: '/auth/segundo-paso', as: 'admin' },
  { name: 'primera-cuenta', path: '/auth/primera-cuenta/no-sirve' },
  { name: 'restablecer', path: '/auth/restablecer/no-sirve' },

  { name: 'cuenta', path: '/mi-cuenta', as: 'ana' },
  { name: 'cuenta-luis', path: '/mi-cuenta', as: 'luis' },
  { name: 'rumis', path: '/mi-cuenta/rumis', as: 'ana' },
  { name: 'rumi', path: '/mi-cuenta/rumis/:dog', as: 'ana' },
  { name: 'rumi-reportes', path: '/mi-cuenta/rumis/:dog/reportes', as: 'ana' },
  { name: 'rumi-cachorro', path: '/mi-cuenta/rumis/:dog', as: 'luis' },
  { name: 'rumi-editar', path: '/mi-cuenta/rumis/:dog/editar', as: 'ana' },
  { name: 'rumi-nuevo', path: '/mi-cuenta/rumis/nuevo', as: 'ana' },
  { name: 'reservar', path: '/mi-cuenta/reservar', as: 'ana' },
  { name: 'reservar-hotel', path: '/mi-cuenta/reservar?servicio=hotel&rumis=:dog', as: 'ana' },
  { name: 'reservar-spaw', path: '/mi-cuenta/reservar?servicio=spaw-completo&rumis=:dog', as: 'ana' },
  {
    name: 'reservar-precio',
    path: '/mi-cuenta/reservar?servicio=guarderia-diario&rumis=:dog&dias=:day&paso=precio',
    as: 'ana',
  },
  { name: 'reservar-pase', path: '/mi-cuenta/reservar?servicio=guarderia-mensual', as: 'ana' },
  { name: 'reservar-lista', path: '/mi-cuenta/reservar/lista/:booking', as: 'ana' },
  { name: 'reservas', path: '/mi-cuenta/reservas', as: 'ana' },
  { name: 'reserva', path: '/mi-cuenta/reservas/:booking', as: 'ana' },
  { name: 'reserva-mover', path: '/mi-cuenta/reservas/:booking/mover', as: 'ana' },
  { name: 'reserva-reportes', path: '/mi-cuenta/reservas/:past/reporte', as: 'ana' },
  { name: 'pases', path: '/mi-cuenta/pases', as: 'ana' },
  { name: 'notificaciones', path: '/mi-cuenta/notificaciones', as: 'ana' },
  { name: 'perfil', path: '/mi-cuenta/perfil', as: 'ana' },

  { name: 'oficina', path: '/oficina', as: 'marta' },
  { name: 'oficina-reserva', path: '/oficina?dia=:bookingDay&reserva=:booking', as: 'marta' },
  { name: 'oficina-ocupacion', path: '/oficina/ocupacion', as: 'marta' },
  {
    name: 'oficina-ocupacion-reserva',
    path: '/oficina/ocupacion?desde=:bookingDay&reserva=:booking',
    as: 'marta',
  },
  { name: 'oficina-equipo', path: '/oficina/ocupacion?vista=equipo', as: 'marta' },
  { name: 'oficina-guarderia', path: '/oficina/ocupacion?vista=guarderia', as: 'marta' },
  { name: 'oficina-en-casa', path: '/oficina/en-casa', as: 'marta' },
  { name: 'oficina-reservas', path: '/oficina/reservas', as: 'marta' },
  { name: 'oficina-nueva-reserva', path: '/oficina/reservas/nueva', as: 'marta' },
  { name: 'oficina-pases', path: '/oficina/pases', as: 'marta' },
  { name: 'oficina-espera', path: '/oficina/espera', as: 'marta' },
  { name: 'oficina-rumis', path: '/oficina/rumis', as: 'marta' },
  { name: 'oficina-rumi', path: '/oficina/rumis/:dog', as: 'marta' },
  { name: 'oficina-clientes', path: '/oficina/clientes', as: 'marta' },
  { name: 'oficina-cliente', path: '/oficina/clientes/:client', as: 'marta' },
  { name: 'oficina-expedientes', path: '/oficina/expedientes', as: 'marta' },
  { name: 'oficina-servicios', path: '/oficina/servicios', as: 'marta' },
  { name: 'oficina-productos', path: '/oficina/productos', as: 'marta' },
  { name: 'oficina-ajustes', path: '/oficina/ajustes', as: 'admin' },
  { name: 'oficina-ajustes-casa', path: '/oficina/ajustes/casa', as: 'admin' },
  { name: 'oficina-mi-cuenta', path: '/oficina/mi-cuenta', as: 'admin' },
  { name: 'oficina-seguridad', path: '/oficina/seguridad', as: 'admin' },
  { name: 'oficina-detenidos', path: '/oficina/correos-detenidos', as: 'marta' },
  { name: 'oficina-usuarios', path: '/oficina/usuarios', as: 'admin' },
  { name: 'oficina-reportes', path: '/oficina/reportes', as: 'marta' },
  { name: 'oficina-reporte', path: '/oficina/reportes/:report', as: 'marta' },
  { name: 'oficina-horarios', path: '/oficina/horarios', as: 'admin' },
  { name: 'oficina-mensajes', path: '/oficina/mensajes', as: 'marta' },
  { name: 'oficina-cerrada', path: '/oficina', as: 'ana' },
]

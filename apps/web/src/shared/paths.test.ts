import { expect, test } from 'vitest'
import { paths } from './paths.ts'

const samples: Partial<Record<keyof typeof paths, string>> = {
  confirmEmail: paths.confirmEmail('TOKEN'),
  verifyEmail: paths.verifyEmail('TOKEN'),
  resetPassword: paths.resetPassword('TOKEN'),
  firstAdmin: paths.firstAdmin('TOKEN'),
  invitation: paths.invitation('TOKEN'),
  dog: paths.dog('ID'),
  editDog: paths.editDog('ID'),
  booked: paths.booked('ID'),
  booking: paths.booking('ID'),
  moveBooking: paths.moveBooking('ID'),
}

test('every address of the site stays what people have bookmarked', () => {
  const addresses = Object.entries(paths).map(([name, path]) => [
    name,
    samples[name as keyof typeof paths] ?? (path as () => string)(),
  ])
  expect(Object.fromEntries(addresses)).toMatchInlineSnapshot(`
    {
      "about": "/nosotros",
      "account": "/mi-cuenta",
      "blog": "/blog",
      "book": "/mi-cuenta/reservar",
      "bookAsGuest": "/reservar",
      "booked": "/mi-cuenta/reservar/lista/ID",
      "booking": "/mi-cuenta/reservas/ID",
      "bookingReports": "/mi-cuenta/reservas/undefined/reporte",
      "bookings": "/mi-cuenta/reservas",
      "cart": "/carrito",
      "checkout": "/pagar",
      "confirmEmail": "/auth/correo/TOKEN",
      "contact": "/contacto",
      "dataRights": "/mi-cuenta/perfil/derechos",
      "dayCare": "/guarderia",
      "didYouKnow": "/sabias-que",
      "dog": "/mi-cuenta/rumis/ID",
      "dogReports": "/mi-cuenta/rumis/undefined/reportes",
      "dogs": "/mi-cuenta/rumis",
      "editDog": "/mi-cuenta/rumis/ID/editar",
      "events": "/eventos",
      "firstAdmin": "/auth/primera-cuenta/TOKEN",
      "forgotPassword": "/auth/olvide",
      "grooming": "/grooming",
      "home": "/",
      "hotel": "/hotel",
      "invitation": "/auth/invitacion/TOKEN",
      "location": "/ubicacion",
      "login": "/auth/login",
      "moveBooking": "/mi-cuenta/reservas/ID/mover",
      "newDog": "/mi-cuenta/rumis/nuevo",
      "notifications": "/mi-cuenta/notificaciones",
      "office": "/oficina",
      "officeAccount": "/oficina/mi-cuenta",
      "officeAccounts": "/oficina/contabilidad/cuentas",
      "officeAudit": "/oficina/ajustes/bitacora",
      "officeBalanceSheet": "/oficina/contabilidad/situacion",
      "officeBooking": "/oficina/reservas",
      "officeBookings": "/oficina/reservas",
      "officeClient": "/oficina/clientes/undefined",
      "officeClients": "/oficina/clientes",
      "officeDeadLetters": "/oficina/correos-detenidos",
      "officeDog": "/oficina/rumis/undefined",
      "officeDogs": "/oficina/rumis",
      "officeEntries": "/oficina/contabilidad/polizas",
      "officeInHouse": "/oficina/en-casa",
      "officeIncomeStatement": "/oficina/contabilidad/resultados",
      "officeLedger": "/oficina/contabilidad/cuentas/undefined",
      "officeMessages": "/oficina/mensajes",
      "officeNewBooking": "/oficina/reservas/nueva",
      "officeOccupancy": "/oficina/ocupacion",
      "officeOrder": "/oficina/pedidos/undefined",
      "officeOrders": "/oficina/pedidos",
      "officePacking": "/oficina/pedidos/surtir",
      "officePasses": "/oficina/pases",
      "officePayment": "/oficina/pagos/undefined",
      "officePayments": "/oficina/pagos",
      "officePrivacy": "/oficina/privacidad",
      "officeProducts": "/oficina/productos",
      "officeReceivables": "/oficina/contabilidad/por-cobrar",
      "officeRecords": "/oficina/expedientes",
      "officeReport": "/oficina/reportes/undefined/undefined",
      "officeReports": "/oficina/reportes",
      "officeSchedule": "/oficina/horarios",
      "officeSecurity": "/oficina/seguridad",
      "officeServices": "/oficina/servicios",
      "officeSettings": "/oficina/ajustes",
      "officeSetup": "/oficina/empezar",
      "officeTill": "/oficina/caja",
      "officeTrialBalance": "/oficina/contabilidad/balanza",
      "officeUsers": "/oficina/usuarios",
      "officeWaiting": "/oficina/espera",
      "order": "/mi-cuenta/pedidos/undefined",
      "orders": "/mi-cuenta/pedidos",
      "ownMessages": "/mi-cuenta/solicitudes",
      "passes": "/mi-cuenta/pases",
      "privacy": "/aviso-de-privacidad",
      "profile": "/mi-cuenta/perfil",
      "register": "/auth/register",
      "resetPassword": "/auth/restablecer/TOKEN",
      "secondFactorSetup": "/auth/segundo-paso",
      "services": "/servicios",
      "shop": "/tienda",
      "training": "/entrenamiento",
      "verifyEmail": "/auth/verificar/TOKEN",
    }
  `)
})

test('a booking address carries the choices made so far and leaves out the others', () => {
  expect(paths.book({ servicio: 'semanal', rumis: undefined, desde: '2026-10-13' })).toBe(
    '/mi-cuenta/reservar?servicio=semanal&desde=2026-10-13',
  )
})

test('the login address brings people back to where they were', () => {
  expect(paths.login({ volver: '/mi-cuenta/reservar?servicio=diario' })).toBe(
    '/auth/login?volver=%2Fmi-cuenta%2Freservar%3Fservicio%3Ddiario',
  )
})

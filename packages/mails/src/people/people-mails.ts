import { mailTemplate, plainMail } from '../mail-template.ts'
import type { MailData } from '../mail-data.ts'

const ignoreIt = 'Si no fuiste tú, ignora este correo: no cambia nada y nadie entra a tu cuenta.'
const lifetime = 'El enlace sirve una sola vez y dura 30 minutos.'

/** No name: a stranger may have typed the address. */
export const verifyMail = mailTemplate<MailData['verify']>()({
  words: {
    subject: 'Confirma tu correo en {casa}',
    preview: 'Un clic y tu cuenta queda lista.',
    title: '¡Hola!',
    paragraphs: [
      'Ya casi eres de la casa. Confirma que este correo es tuyo y podrás registrar a tus rumis y reservar su día.',
      lifetime,
    ],
    action: 'Confirmar mi correo',
    closing: ignoreIt,
  },
  write: plainMail,
})

/** Sent if an address was registered more than once. The reader sets the password. */
export const verifyByPasswordMail = mailTemplate<MailData['verify-by-password']>()({
  words: {
    subject: 'Confirma tu correo en {casa}',
    preview: 'Elige tu contraseña y tu cuenta queda lista.',
    title: '¡Hola!',
    paragraphs: [
      'Este correo se registró más de una vez. Elige tu contraseña con este botón: así confirmas que el correo es tuyo, y ninguna otra contraseña sirve.',
      lifetime,
    ],
    action: 'Elegir mi contraseña',
    closing: ignoreIt,
  },
  write: plainMail,
})

export const alreadyRegisteredMail = mailTemplate<MailData['already-registered']>()({
  words: {
    subject: 'Ya tienes cuenta en {casa}',
    preview: 'Entra con este correo, no hace falta registrarte otra vez.',
    title: '¡Qué gusto verte de nuevo, {nombre}!',
    paragraphs: [
      'Alguien quiso crear una cuenta con este correo, y ya tienes una. Entra con ella: ahí siguen tus rumis y tus reservas.',
    ],
    action: 'Iniciar sesión',
    aside: '¿Olvidaste tu contraseña? Pide una nueva',
    closing: ignoreIt,
  },
  facts: ({ name }) => ({ nombre: name }),
  write: (text, { loginLink, forgotLink }) => ({
    ...plainMail(text, { link: loginLink }),
    aside: { label: text.aside, href: forgotLink },
  }),
})

/** Nor here: it also goes to addresses that are not proven yet. */
export const resetMail = mailTemplate<MailData['reset']>()({
  words: {
    subject: 'Cambia tu contraseña de {casa}',
    preview: 'Elige una contraseña nueva en los próximos 30 minutos.',
    title: 'Hola',
    paragraphs: [
      'Pediste cambiar tu contraseña. Elige una nueva con este botón. Al guardarla se cierran las sesiones que tengas abiertas.',
      lifetime,
    ],
    action: 'Elegir contraseña nueva',
    closing: ignoreIt,
  },
  write: plainMail,
})

/** No name: the desk may have mistyped the address. */
export const openedByDeskMail = mailTemplate<MailData['opened-by-desk']>()({
  words: {
    subject: 'Te abrimos una cuenta en {casa}',
    preview: 'Elige tu contraseña y entra cuando quieras.',
    title: '¡Bienvenido a la casa!',
    paragraphs: [
      'En la recepción te abrimos una cuenta con este correo. Elige tu contraseña y verás los papeles de tus rumis, sus reservas y tus pedidos.',
      `${lifetime} Si se vence, pide otro en «¿Olvidaste tu contraseña?».`,
    ],
    action: 'Elegir mi contraseña',
    closing: 'Si no nos conoces, ignora este correo: sin contraseña nadie entra.',
  },
  write: plainMail,
})

/** No name: the inviting user may have mistyped the address. */
/** No name: the inviting user may have mistyped the address. The page names the account. */
export const familyInvitationMail = mailTemplate<MailData['family-invitation']>()({
  words: {
    subject: 'Te invitan a compartir una cuenta en {casa}',
    preview: 'Entra y cuida a los mismos rumis, con tu propia contraseña.',
    title: '¡Hola!',
    paragraphs: [
      'Alguien de tu familia quiere que lleven juntos la cuenta de sus rumis: reservas, papeles, pases y pedidos. Con este botón ves de quién es y entras con tu propia contraseña.',
      'El enlace sirve una sola vez y dura 3 días. Si se vence, pide otro a quien te invitó.',
    ],
    action: 'Ver la invitación',
    closing: 'Si no esperabas esto, ignora este correo: no cambia nada.',
  },
  write: plainMail,
})

export const familyJoinedMail = mailTemplate<MailData['family-joined']>()({
  words: {
    subject: '{persona} ya comparte tu cuenta en {casa}',
    preview: 'Desde hoy ven y manejan lo mismo.',
    title: 'Ya son dos, {nombre}',
    paragraphs: [
      '{persona} aceptó tu invitación. Desde hoy ve y maneja lo mismo que tú: rumis, reservas, papeles, pases, pedidos y mensajes. Tu contraseña y tu correo siguen siendo solo tuyos.',
      'Puedes quitarle el acceso cuando quieras, desde tu perfil.',
    ],
    action: 'Ver quién usa mi cuenta',
    closing: 'Si no invitaste a nadie, quítale el acceso y cambia tu contraseña.',
  },
  facts: ({ name, newcomer }) => ({ nombre: name, persona: newcomer }),
  write: plainMail,
})

export const familyPartedMail = mailTemplate<MailData['family-parted']>()({
  words: {
    subject: 'Ya no comparten cuenta en {casa}',
    preview: 'Desde hoy cada quien lleva la suya.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'La cuenta que compartían ya no se comparte. Lo que había en ella sigue con quien la abrió, y la otra persona conserva su propia cuenta y su contraseña.',
    ],
    accountClosed:
      'Quien abrió la cuenta que compartían la cerró: lo que había en ella se borró y sus reservas y pedidos pendientes se cancelaron. Tú conservas tu propia cuenta y tu contraseña.',
    action: 'Escribirnos',
    closing: 'Si no lo esperabas, escríbenos y lo vemos.',
  },
  facts: ({ name }) => ({ nombre: name }),
  write: ({ accountClosed, ...text }, { closed, link }) =>
    plainMail(closed ? { ...text, paragraphs: [accountClosed] } : text, { link }),
})

export const staffInvitationMail = mailTemplate<MailData['staff-invitation']>()({
  words: {
    subject: 'Te invitan a trabajar en {casa}',
    preview: 'Crea tu cuenta y entra a la oficina.',
    title: '¡Bienvenido al equipo!',
    paragraphs: [
      'Te dieron acceso a la oficina. Escribe tu nombre, elige tu contraseña y entra.',
      'El enlace sirve una sola vez y dura 3 días. Si se vence, pide otro a quien te invitó.',
    ],
    action: 'Crear mi cuenta',
    closing: 'Si no nos conoces, ignora este correo: sin contraseña nadie entra.',
  },
  write: plainMail,
})

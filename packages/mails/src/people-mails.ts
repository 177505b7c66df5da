import type { MailHouse } from './house.ts'
import type { MailContent } from './mail-content.ts'
import type { MailData } from './mail-data.ts'

const ignoreIt = 'Si no fuiste tú, ignora este correo: no cambia nada y nadie entra a tu cuenta.'
const lifetime = 'El enlace sirve una sola vez y dura 30 minutos.'

/** No name here: whoever typed it in may not be whoever reads the mail. */
export const verifyMail = ({ link }: MailData['verify'], house: MailHouse): MailContent => ({
  subject: `Confirma tu correo en ${house.name}`,
  preview: 'Un clic y tu cuenta queda lista.',
  title: '¡Hola!',
  paragraphs: [
    'Ya casi eres de la casa. Confirma que este correo es tuyo y podrás registrar a tus rumis y reservar su día.',
    lifetime,
  ],
  action: { label: 'Confirmar mi correo', href: link },
  closing: ignoreIt,
})

/** Where an address was registered more than once: whose password would hold is not left to chance. */
export const verifyByPasswordMail = (
  { link }: MailData['verify-by-password'],
  house: MailHouse,
): MailContent => ({
  subject: `Confirma tu correo en ${house.name}`,
  preview: 'Elige tu contraseña y tu cuenta queda lista.',
  title: '¡Hola!',
  paragraphs: [
    'Este correo se registró más de una vez. Elige tu contraseña con este botón: así confirmas que el correo es tuyo, y ninguna otra contraseña sirve.',
    lifetime,
  ],
  action: { label: 'Elegir mi contraseña', href: link },
  closing: ignoreIt,
})

export const alreadyRegisteredMail = (
  { name, loginLink, forgotLink }: MailData['already-registered'],
  house: MailHouse,
): MailContent => ({
  subject: `Ya tienes cuenta en ${house.name}`,
  preview: 'Entra con este correo, no hace falta registrarte otra vez.',
  title: `¡Qué gusto verte de nuevo, ${name}!`,
  paragraphs: [
    'Alguien quiso crear una cuenta con este correo, y ya tienes una. Entra con ella: ahí siguen tus rumis y tus reservas.',
  ],
  action: { label: 'Iniciar sesión', href: loginLink },
  aside: { label: '¿Olvidaste tu contraseña? Pide una nueva', href: forgotLink },
  closing: ignoreIt,
})

/** Nor here: it also goes to addresses that are not proven yet. */
export const resetMail = ({ link }: MailData['reset'], house: MailHouse): MailContent => ({
  subject: `Cambia tu contraseña de ${house.name}`,
  preview: 'Elige una contraseña nueva en los próximos 30 minutos.',
  title: 'Hola',
  paragraphs: [
    'Pediste cambiar tu contraseña. Elige una nueva con este botón. Al guardarla se cierran las sesiones que tengas abiertas.',
    lifetime,
  ],
  action: { label: 'Elegir contraseña nueva', href: link },
  closing: ignoreIt,
})

/** Nor here: the desk wrote an address down, and its reader may be somebody else. */
export const openedByDeskMail = ({ link }: MailData['opened-by-desk'], house: MailHouse): MailContent => ({
  subject: `Te abrimos una cuenta en ${house.name}`,
  preview: 'Elige tu contraseña y entra cuando quieras.',
  title: '¡Bienvenido a la casa!',
  paragraphs: [
    'En la recepción te abrimos una cuenta con este correo. Elige tu contraseña y verás los papeles de tus rumis, sus reservas y tus pedidos.',
    `${lifetime} Si se vence, pide otro en «¿Olvidaste tu contraseña?».`,
  ],
  action: { label: 'Elegir mi contraseña', href: link },
  closing: 'Si no nos conoces, ignora este correo: sin contraseña nadie entra.',
})

/** Nor here: whoever invited them may have mistyped the address. */
export const staffInvitationMail = ({ link }: MailData['staff-invitation']): MailContent => ({
  subject: 'Te invitan a trabajar en Rumi',
  preview: 'Crea tu cuenta y entra a la oficina.',
  title: '¡Bienvenido al equipo!',
  paragraphs: [
    'En la casa te dieron un lugar en la oficina. Escribe tu nombre, elige tu contraseña y entra.',
    'El enlace sirve una sola vez y dura 3 días. Si se vence, pide otro a quien te invitó.',
  ],
  action: { label: 'Crear mi cuenta', href: link },
  closing: 'Si no nos conoces, ignora este correo: sin contraseña nadie entra.',
})

import { inWordOfBusiness } from '../../shared/in-word-of-business.ts'
import type { RecordOf, Resources } from '@rumi/contract'

type Message = RecordOf<Resources['messages']>
type StatusWords = {
  filter: string
  action: string
  done: (name: string) => string
  emptyTitle: string
  emptyText: string
}
type OfficeMessagesCopy = {
  title: string
  lead: string
  filters: string
  caption: string
  kinds: Record<Message['kind'], string>
  statuses: Record<Message['status'], StatusWords>
  dogs: (count: number) => string
  from: string
  to: string
  estimate: string
  total: string
  answeredOn: (day: string) => string
  reply: (name: string) => string
  replySubject: (subject: string) => string
  more: string
  makeBooking: string
  seeBooking: string
  seeCancelled: string
  bookAgain: string
  goneTitle: string
  goneText: string
}

/** `/oficina/mensajes`. */
export const officeMessagesCopy = inWordOfBusiness({
  title: 'Mensajes',
  lead: 'Lo que escriben desde la página: preguntas y cotizaciones.',
  filters: 'Ver mensajes',
  caption: 'Mensajes de visitantes',
  kinds: { contact: 'Pregunta', quote: 'Cotización' },
  statuses: {
    new: {
      filter: 'Nuevos',
      action: 'Volver a nuevos',
      done: (name) => `El mensaje de ${name} está otra vez en nuevos.`,
      emptyTitle: 'Todo respondido',
      emptyText: 'Cuando alguien escriba desde la página, aparece aquí.',
    },
    answered: {
      filter: 'Respondidos',
      action: 'Marcar como respondido',
      done: (name) => `Respondiste a ${name}.`,
      emptyTitle: 'Ninguno respondido todavía',
      emptyText: 'Los que marques como respondidos se quedan aquí.',
    },
    archived: {
      filter: 'Archivados',
      action: 'Archivar',
      done: (name) => `Archivaste el mensaje de ${name}.`,
      emptyTitle: 'El archivo está vacío',
      emptyText: 'Lo que ya no hace falta ver se guarda aquí.',
    },
  },
  dogs: (count) => (count === 1 ? '1 rumi' : `${count} rumis`),
  from: 'Desde',
  to: 'Hasta',
  estimate: 'Estimado enviado',
  total: 'Total',
  answeredOn: (day) => `Respondido: ${day}`,
  reply: (name) => `Escribir un correo a ${name}`,
  replySubject: (subject) => (subject ? `Tu cotización de ${subject}` : 'Tu mensaje a {casa}'),
  more: 'Mostrar más',
  makeBooking: 'Hacer su reserva',
  seeBooking: 'Ver su reserva',
  seeCancelled: 'Ver la reserva cancelada',
  bookAgain: 'Hacer otra reserva',
  goneTitle: 'Ese mensaje ya no está',
  goneText: 'Alguien lo borró. Los demás siguen en las listas de arriba.',
} as const satisfies OfficeMessagesCopy)

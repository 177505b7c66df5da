import { authStatuses } from './auth-statuses.ts'
import { businessStatuses } from './business-statuses.ts'
import { moneyStatuses } from './money-statuses.ts'
import { sameForAll, signedIn, type Promised } from './promised-statuses.ts'

export { callers, type Promised } from './promised-statuses.ts'

/** Statuses of every operation by caller. An operation without a line here fails the build. */
export const operationStatuses: Record<string, Promised> = {
  ...authStatuses,
  ...businessStatuses,
  ...moneyStatuses,

  'clients.list': [401, 403, 403, 200, 200, 200],
  'clients.create': [401, 403, 403, 201, 403, 201],
  'clients.read': { record: [401, 200, 404, 200, 200, 200], own: signedIn(200), missing: signedIn(404) },
  'clients.uploadIdentification': {
    record: [401, 200, 404, 200, 403, 200],
    missing: [401, 404, 404, 404, 403, 404],
  },
  'clients.update': {
    record: [401, 200, 404, 200, 404, 200],
    own: signedIn(200),
    missing: signedIn(404),
  },
  'clients.remove': {
    record: [401, 404, 404, 403, 403, 204],
    own: [401, 204, 204, 403, 403, 204],
    missing: [401, 404, 404, 403, 403, 404],
  },
  'clients.readData': { record: [401, 200, 404, 404, 404, 404], own: signedIn(200), missing: signedIn(404) },
  'clients.downloadDataWorkbook': {
    record: [401, 200, 404, 404, 404, 404],
    own: signedIn(200),
    missing: signedIn(404),
  },
  'clients.downloadData': {
    record: [401, 200, 404, 404, 404, 404],
    own: signedIn(200),
    missing: signedIn(404),
  },

  'clients.makeClaimLink': {
    record: [401, 403, 403, 201, 403, 201],
    missing: [401, 403, 403, 404, 403, 404],
  },
  'clients.readFamily': {
    record: [401, 200, 404, 200, 200, 200],
    missing: signedIn(404),
  },
  'clients.inviteFamily': {
    record: [401, 201, 404, 403, 403, 403],
    missing: [401, 404, 404, 403, 403, 403],
  },
  'clients.revokeFamilyInvitation': {
    record: [401, 204, 404, 403, 403, 403],
    missing: [401, 404, 404, 403, 403, 403],
  },
  'clients.partFamily': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },
  'clients.merge': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },

  'dogs.list': signedIn(200),
  'dogs.create': [401, 201, 201, 201, 403, 201],
  'dogs.read': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'dogs.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'dogs.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },
  'dogs.uploadImage': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'dogs.tags': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'dogs.merge': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'dogs.exportWorkbook': [401, 403, 403, 200, 403, 200],

  'medicalRecords.list': [401, 200, 200, 200, 403, 200],
  'medicalRecords.create': {
    record: [401, 201, 404, 201, 403, 201],
    missing: [401, 404, 404, 404, 403, 404],
  },
  'medicalRecords.read': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'medicalRecords.update': {
    record: [401, 200, 404, 200, 403, 200],
    missing: [401, 404, 404, 404, 403, 404],
  },
  'medicalRecords.remove': {
    record: [401, 204, 404, 204, 403, 204],
    missing: [401, 404, 404, 404, 403, 404],
  },
  'medicalRecords.createOfPhoto': {
    record: [401, 201, 404, 201, 403, 201],
    missing: [401, 404, 404, 404, 403, 404],
  },
  'medicalRecords.uploadEvidence': {
    record: [401, 200, 404, 200, 403, 200],
    missing: [401, 404, 404, 404, 403, 404],
  },

  'bookings.list': signedIn(200),
  'bookings.create': { record: [401, 201, 404, 201, 403, 201], missing: [401, 404, 404, 404, 403, 404] },
  'bookings.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'bookings.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },
  'booking.catalog': sameForAll(200),
  'booking.availability': { record: sameForAll(200), missing: sameForAll(422) },
  'booking.preview': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'booking.reverse': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'collectors.list': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 200, 403, 200] },
  'collectors.create': { record: [401, 201, 404, 201, 403, 201], missing: [401, 404, 404, 404, 403, 404] },
  'collectors.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },
  'collectors.uploadPhoto': {
    record: [401, 200, 404, 200, 403, 200],
    missing: [401, 404, 404, 404, 403, 404],
  },
  'visits.list': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 200, 403, 200] },
  'arrivals.expected': signedIn(200),
  'arrivals.announce': { record: [401, 201, 404, 404, 404, 404], missing: signedIn(404) },
  'kiosk.state': sameForAll(200),
  'kiosk.open': [401, 403, 403, 204, 403, 204],
  'kiosk.find': sameForAll(401),
  'kiosk.announce': { record: sameForAll(401), missing: sameForAll(401) },
  'kiosk.sign': { record: sameForAll(401), missing: sameForAll(401) },
  'visits.arrival': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'visits.departure': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'push.key': signedIn(200),
  'push.subscribe': signedIn(204),
  'push.unsubscribe': signedIn(204),
  'visits.ready': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'timeline.read': signedIn(200),
  'visits.missed': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'visits.playGroup': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'visits.reversal': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'phoneQuotes.create': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 422, 403, 422] },
  'phoneQuotes.hold': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 422, 403, 422] },
  'careItems.list': [401, 200, 200, 200, 403, 200],
  'careItems.create': { record: [401, 201, 404, 201, 403, 201], missing: [401, 404, 404, 404, 403, 404] },
  'careItems.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'careItems.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },
  'care.sheet': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 200, 403, 200] },
  'care.mark': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'care.unmark': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },
  'booking.quote': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },

  'booking.quoteDays': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'booking.recurring': { record: [401, 201, 404, 201, 403, 201], missing: [401, 404, 404, 404, 403, 404] },

  'waitingList.list': signedIn(200),
  'waitingList.create': { record: [401, 201, 404, 201, 403, 201], missing: [401, 404, 404, 404, 403, 404] },
  'waitingList.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'waitingList.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },

  'passes.list': signedIn(200),
  'passes.create': [401, 201, 201, 201, 403, 201],
  'passes.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },

  'passUses.list': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },

  'incidents.list': [401, 200, 200, 200, 403, 200],
  'incidents.read': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'incidents.create': [401, 403, 403, 201, 403, 201],
  'incidents.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'incidents.remove': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },
  'incidents.send': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'incidents.addNote': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'incidents.addPhoto': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'incidents.removePhoto': {
    record: [401, 403, 403, 200, 403, 200],
    missing: [401, 403, 403, 404, 403, 404],
  },
  'reportCards.list': [401, 200, 200, 200, 403, 200],
  'reportCards.create': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'reportCards.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'reportCards.addPhoto': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'reportCards.reply': { record: [401, 201, 404, 404, 404, 404], missing: signedIn(404) },
  'reportCards.sendAll': [401, 403, 403, 200, 403, 200],
  'reportCards.removePhoto': {
    record: [401, 403, 403, 200, 403, 200],
    missing: [401, 403, 403, 404, 403, 404],
  },

  'groomingCards.list': [401, 403, 403, 200, 403, 200],
  'groomingCards.create': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'groomingCards.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'groomingCards.addPhoto': {
    record: [401, 403, 403, 201, 403, 201],
    missing: [401, 403, 403, 404, 403, 404],
  },
  'groomingCards.removePhoto': {
    record: [401, 403, 403, 200, 403, 200],
    missing: [401, 403, 403, 404, 403, 404],
  },
  'grooming.now': [401, 403, 403, 200, 403, 200],
  'myDay.show': [401, 403, 403, 200, 403, 200],
  'myDay.passOn': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'sickDays.plan': [401, 403, 403, 200, 403, 200],
  'sickDays.record': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },

  'orders.list': signedIn(200),
  'orders.create': { record: signedIn(201), missing: signedIn(404) },
  'orders.read': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'orders.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'orders.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },

  'accounts.list': [401, 403, 403, 403, 200, 200],
  'accounts.create': [401, 403, 403, 403, 201, 201],
  'accounts.update': { record: [401, 403, 403, 403, 200, 200], missing: [401, 403, 403, 403, 404, 404] },
  'accounts.remove': { record: [401, 403, 403, 403, 204, 204], missing: [401, 403, 403, 403, 404, 404] },
  'glEntries.list': [401, 403, 403, 403, 200, 200],
  'glEntries.create': [401, 403, 403, 403, 201, 201],
  'glEntries.update': { record: [401, 403, 403, 403, 200, 200], missing: [401, 403, 403, 403, 404, 404] },
  'glEntries.remove': { record: [401, 403, 403, 403, 204, 204], missing: [401, 403, 403, 403, 404, 404] },

  'notifications.list': {
    record: [401, 200, 404, 404, 404, 404],
    own: signedIn(200),
    missing: signedIn(404),
  },
  'notifications.update': { record: [401, 200, 404, 404, 404, 404], missing: signedIn(404) },
  'notifications.unread': {
    record: [401, 200, 404, 404, 404, 404],
    own: signedIn(200),
    missing: signedIn(404),
  },
  'notifications.readAll': {
    record: [401, 204, 404, 404, 404, 404],
    own: signedIn(204),
    missing: signedIn(404),
  },
  'live.notifications': {
    record: [401, 200, 404, 404, 404, 404],
    own: signedIn(200),
    missing: signedIn(404),
  },
  'live.desk': [401, 403, 403, 200, 200, 200],

  'desk.day': [401, 403, 403, 200, 200, 200],
  'desk.extras': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 404, 404, 404] },
  'desk.booking': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 404, 404, 404] },
  'desk.preview': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'desk.previewNew': [401, 403, 403, 200, 403, 200],
  'desk.families': [401, 403, 403, 200, 200, 200],
  'desk.availability': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 422, 422, 422] },
  'desk.passes': [401, 403, 403, 200, 200, 200],
  'desk.waiting': [401, 403, 403, 200, 200, 200],
  'reports.sales': [401, 403, 403, 200, 200, 200],
  'reports.houseUse': [401, 403, 403, 200, 200, 200],
  'reports.expiringMedicalRecords': [401, 403, 403, 200, 403, 200],
  'reports.exportWorkbook': [401, 403, 403, 403, 403, 200],
  'reports.exportCsv': [401, 403, 403, 403, 403, 200],
  'reports.occupancy': [401, 403, 403, 200, 200, 200],

  'messages.list': [401, 403, 403, 200, 200, 200],
  'messages.read': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 404, 404, 404] },
  'messages.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'messages.remove': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },
  'site.contact': sameForAll(201),
  'site.requestQuote': { record: sameForAll(201), missing: sameForAll(422) },
  'site.ownMessages': signedIn(200),
  'site.blog': sameForAll(200),

  'deadLetters.list': [401, 403, 403, 200, 403, 200],
  'deadLetters.retry': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },
  'undo.act': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },
  'deadLetters.drop': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },

  'privacyRequests.list': [401, 200, 200, 200, 403, 200],
  'privacyRequests.create': [401, 201, 201, 201, 403, 201],
  'privacyRequests.act': {
    record: [401, 403, 403, 200, 403, 200],
    missing: [401, 403, 403, 404, 403, 404],
  },

  'audit.list': [401, 403, 403, 403, 403, 200],
}

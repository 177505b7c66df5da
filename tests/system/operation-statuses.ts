/** Who asks, in the order in which each line below gives its statuses. */
export const askers = [
  'a stranger',
  'the owner',
  'another client',
  'the desk',
  'the books',
  'an admin',
] as const

type Statuses = readonly [number, number, number, number, number, number]

/**
 * What each asker is answered: about a record of the owner's, about one of their own, about one that does not exist. An operation that is
 * about no record in particular has one line.
 */
export type Promised = Statuses | { record: Statuses; own?: Statuses; missing?: Statuses }

const everyone = (status: number): Statuses => [status, status, status, status, status, status]
const signedIn = (status: number): Statuses => [401, status, status, status, status, status]

/** Who may what: the only place that says it in statuses; an operation without a line here fails the build. */
export const operationStatuses: Record<string, Promised> = {
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
  'clients.downloadData': {
    record: [401, 200, 404, 404, 404, 404],
    own: signedIn(200),
    missing: signedIn(404),
  },

  'dogs.list': signedIn(200),
  'dogs.create': [401, 201, 201, 201, 403, 201],
  'dogs.read': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'dogs.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'dogs.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },
  'dogs.uploadImage': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'dogs.exportWorkbook': [401, 403, 403, 200, 200, 200],

  'services.list': signedIn(200),
  'services.create': [401, 403, 403, 201, 403, 201],
  'services.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'services.remove': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },

  'medicalRecords.list': signedIn(200),
  'medicalRecords.create': {
    record: [401, 201, 404, 201, 403, 201],
    missing: [401, 404, 404, 404, 403, 404],
  },
  'medicalRecords.read': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'medicalRecords.update': {
    record: [401, 200, 404, 200, 403, 200],
    missing: [401, 404, 404, 404, 403, 404],
  },
  'medicalRecords.remove': {
    record: [401, 204, 404, 204, 403, 204],
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
  'booking.catalog': everyone(200),
  'booking.availability': { record: everyone(200), missing: everyone(422) },
  'booking.quote': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },

  'bookingPayments.list': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'bookingPayments.record': {
    record: [401, 403, 403, 201, 403, 201],
    missing: [401, 403, 403, 404, 403, 404],
  },
  'booking.quoteDays': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'booking.recurring': { record: [401, 201, 404, 201, 403, 201], missing: [401, 404, 404, 404, 403, 404] },

  'waitingList.list': signedIn(200),
  'waitingList.create': { record: [401, 201, 404, 201, 403, 201], missing: [401, 404, 404, 404, 403, 404] },
  'waitingList.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'waitingList.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },

  'passes.list': signedIn(200),
  'passes.create': [401, 201, 201, 201, 403, 201],
  'passes.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },

  'passUses.list': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },

  'reportCards.list': signedIn(200),
  'reportCards.create': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'reportCards.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'reportCards.addPhoto': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'reportCards.removePhoto': {
    record: [401, 403, 403, 200, 403, 200],
    missing: [401, 403, 403, 404, 403, 404],
  },

  'absences.list': [401, 403, 403, 200, 200, 200],
  'absences.create': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'absences.remove': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },
  'houseDays.list': everyone(200),
  'houseDays.create': [401, 403, 403, 403, 403, 201],
  'houseDays.remove': { record: [401, 403, 403, 403, 403, 204], missing: [401, 403, 403, 403, 403, 404] },
  'rooms.list': [401, 403, 403, 200, 200, 200],
  'rooms.create': [401, 403, 403, 403, 403, 201],
  'rooms.update': { record: [401, 403, 403, 403, 403, 200], missing: [401, 403, 403, 403, 403, 404] },
  'rooms.remove': { record: [401, 403, 403, 403, 403, 204], missing: [401, 403, 403, 403, 403, 404] },
  'halls.list': [401, 403, 403, 200, 200, 200],
  'halls.create': [401, 403, 403, 403, 403, 201],
  'halls.update': { record: [401, 403, 403, 403, 403, 200], missing: [401, 403, 403, 403, 403, 404] },
  'halls.remove': { record: [401, 403, 403, 403, 403, 204], missing: [401, 403, 403, 403, 403, 404] },
  'staffMembers.list': [401, 403, 403, 200, 200, 200],
  'staffMembers.create': [401, 403, 403, 403, 403, 201],
  'staffMembers.update': { record: [401, 403, 403, 403, 403, 200], missing: [401, 403, 403, 403, 403, 404] },
  'staffMembers.remove': { record: [401, 403, 403, 403, 403, 204], missing: [401, 403, 403, 403, 403, 404] },
  'schedule.show': [401, 403, 403, 200, 200, 200],
  'schedule.setHours': { record: [401, 403, 403, 403, 403, 200], missing: [401, 403, 403, 403, 403, 404] },
  'schedule.setCleaning': [401, 403, 403, 403, 403, 200],

  'orders.list': signedIn(200),
  'orders.create': { record: signedIn(201), missing: signedIn(404) },
  'orders.read': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'orders.update': { record: [401, 200, 404, 200, 403, 200], missing: [401, 404, 404, 404, 403, 404] },
  'orders.remove': { record: [401, 204, 404, 204, 403, 204], missing: [401, 404, 404, 404, 403, 404] },

  'products.list': everyone(200),
  'products.create': [401, 403, 403, 201, 403, 201],
  'products.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'products.remove': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },

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
  'live.notifications': {
    record: [401, 200, 404, 404, 404, 404],
    own: signedIn(200),
    missing: signedIn(404),
  },
  'live.desk': [401, 403, 403, 200, 200, 200],

  'desk.day': [401, 403, 403, 200, 200, 200],
  'desk.inHouse': [401, 403, 403, 200, 200, 200],
  'desk.booking': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 404, 404, 404] },
  'desk.preview': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'desk.families': [401, 403, 403, 200, 200, 200],
  'desk.availability': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 422, 422, 422] },
  'desk.passes': [401, 403, 403, 200, 200, 200],
  'desk.waiting': [401, 403, 403, 200, 200, 200],
  'reports.occupancy': [401, 403, 403, 200, 200, 200],

  'messages.list': [401, 403, 403, 200, 200, 200],
  'messages.read': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 404, 404, 404] },
  'messages.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'messages.remove': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },
  'site.contact': everyone(201),
  'site.requestQuote': { record: everyone(201), missing: everyone(422) },
  'site.blog': everyone(200),

  'deadLetters.list': [401, 403, 403, 200, 403, 200],
  'deadLetters.retry': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },
  'deadLetters.drop': { record: [401, 403, 403, 204, 403, 204], missing: [401, 403, 403, 404, 403, 404] },

  'privacyRequests.list': [401, 200, 200, 200, 403, 200],
  'privacyRequests.create': [401, 201, 201, 201, 403, 201],
  'privacyRequests.act': {
    record: [401, 403, 403, 200, 403, 200],
    missing: [401, 403, 403, 404, 403, 404],
  },

  'setup.read': [401, 403, 403, 403, 403, 200],
  'setup.mark': [401, 403, 403, 403, 403, 200],
  'setup.open': [401, 403, 403, 403, 403, 200],

  'settings.read': [401, 403, 403, 200, 200, 200],
  'settings.change': [401, 403, 403, 403, 403, 200],
  'settings.history': [401, 403, 403, 403, 403, 200],
  'texts.list': [401, 403, 403, 200, 200, 200],
  // The server of this test has no site, and so no text of one.
  'texts.change': [401, 403, 403, 403, 403, 404],
  'texts.restore': [401, 403, 403, 403, 403, 404],
  'texts.preview': [401, 403, 403, 403, 403, 404],
  'photos.list': [401, 403, 403, 200, 200, 200],
  'photos.place': { record: [401, 403, 403, 403, 403, 201], missing: [401, 403, 403, 403, 403, 404] },
  'photos.change': { record: [401, 403, 403, 403, 403, 200], missing: [401, 403, 403, 403, 403, 404] },
  'photos.restore': { record: [401, 403, 403, 403, 403, 204], missing: [401, 403, 403, 403, 403, 404] },
  'products.uploadPicture': {
    record: [401, 403, 403, 200, 403, 200],
    missing: [401, 403, 403, 404, 403, 404],
  },
  'security.events': [401, 403, 403, 403, 403, 200],
  'security.alarms': [401, 403, 403, 403, 403, 200],

  'audit.list': [401, 403, 403, 403, 403, 200],
  'invitations.list': [401, 403, 403, 403, 403, 200],
  'invitations.create': [401, 403, 403, 403, 403, 201],
  'invitations.resend': { record: [401, 403, 403, 403, 403, 200], missing: [401, 403, 403, 403, 403, 404] },
  'invitations.revoke': { record: [401, 403, 403, 403, 403, 204], missing: [401, 403, 403, 403, 403, 404] },
  'auth.showInvitation': { record: everyone(200), missing: everyone(404) },
  'auth.acceptInvitation': { record: everyone(201), missing: everyone(404) },
  'auth.login': { record: everyone(200), missing: everyone(401) },
  'auth.finishLogin': { record: everyone(200), missing: everyone(401) },
  'auth.loginPasskeyOptions': { record: everyone(200), missing: everyone(401) },
  'auth.loginWithPasskey': { record: everyone(200), missing: everyone(422) },
  'auth.listSecondFactors': signedIn(200),
  'auth.startTotp': signedIn(200),
  'auth.confirmTotp': { record: signedIn(200), missing: signedIn(404) },
  'auth.passkeyCreationOptions': signedIn(200),
  'auth.addPasskey': { record: signedIn(200), missing: signedIn(422) },
  'auth.renameSecondFactor': { record: signedIn(200), missing: signedIn(404) },
  'auth.removeSecondFactor': { record: signedIn(204), missing: signedIn(404) },
  'auth.renewRecoveryCodes': signedIn(200),
  'auth.register': everyone(201),
  'auth.verifyEmail': { record: everyone(200), missing: everyone(404) },
  'auth.resendVerification': { record: everyone(200), missing: everyone(200) },
  'auth.forgotPassword': { record: everyone(200), missing: everyone(200) },
  'auth.resetPassword': { record: everyone(200), missing: everyone(404) },
  'auth.confirmIdentity': signedIn(204),
  'auth.recordActivity': signedIn(200),
  'auth.readActivity': signedIn(200),
  // The demo has its administrator.
  'auth.openFirstAdmin': { record: everyone(404), missing: everyone(404) },
  'auth.changePassword': signedIn(200),
  'auth.requestEmailChange': signedIn(200),
  'auth.confirmEmailChange': { record: everyone(200), missing: everyone(404) },
  'auth.resumeSession': { record: everyone(200), missing: everyone(401) },
  'auth.logout': signedIn(204),
  'auth.whoAmI': signedIn(200),
  'auth.listSessions': signedIn(200),
  'auth.endOtherSessions': signedIn(204),
  'auth.endSessionsOf': {
    record: [401, 403, 403, 403, 403, 204],
    missing: [401, 403, 403, 403, 403, 404],
  },
  'auth.endSession': {
    record: [401, 204, 404, 404, 404, 404],
    own: signedIn(204),
    missing: signedIn(404),
  },
}

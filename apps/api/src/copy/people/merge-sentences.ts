/** Messages about rejected merges. */
export const mergeSentences = {
  same: 'Es la misma ficha. Elige la otra.',
  noSuchClient: 'No encontramos a ese cliente. Búscalo otra vez.',
  noSuchDog: 'No encontramos a ese rumi. Busca otra vez.',
  waitTwice:
    'Los dos están en lista de espera para lo mismo. Quita una de las dos esperas y vuelve a unirlos.',
  requestedTwice:
    'Los dos tienen abierta la misma solicitud sobre sus datos. Contesta una y vuelve a unirlos.',
  shareAccounts:
    'Uno de los dos es la segunda persona de una cuenta. Quítale primero ese acceso, en la ficha de la cuenta, y vuelve a unirlos.',
  bothShare:
    'Los dos comparten su cuenta con alguien más. Quita a una de las dos segundas personas y vuelve a unirlos.',
  otherOwner: 'Son de dueños distintos. Une primero a los dueños.',
  oneEnded: 'Una de las dos fichas dice que ya no viene y la otra no. Deja las dos igual y vuelve a unirlas.',
  cameTogether: 'Vinieron en una misma reserva: son dos rumis, y no se unen.',
  twoPlaces: 'Los dos tienen reserva al mismo tiempo. Cancela o mueve una de las dos y vuelve a unirlos.',
} as const

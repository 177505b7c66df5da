/** `Ctrl K`: anywhere in the office by a few letters. */
export const commandPaletteCopy = {
  open: 'Ir a',
  shortcut: 'Ctrl K',
  title: 'Ir a cualquier parte',
  box: 'Cuarto, rumi o cliente',
  rooms: 'Cuartos',
  dogs: 'Rumis',
  clients: 'Clientes',
  looking: 'Buscando',
  nothing: 'Nada con esas letras.',
  hint: '↑ ↓ para elegir, Enter para ir, Esc para cerrar.',
} as const

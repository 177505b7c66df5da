/** `Ctrl K`: anywhere in the office by a few letters. */
export const commandPaletteCopy = {
  open: 'Ir a',
  shortcut: 'Ctrl K',
  title: 'Ir a cualquier parte',
  box: 'Sección, rumi o cliente',
  sections: 'Secciones',
  dogs: 'Rumis',
  clients: 'Clientes',
  nothing: 'Nada con esas letras.',
  next: 'Qué sigue',
  bookFor: (words: string) => `Nueva reserva para «${words}»`,
  hint: '↑ ↓ para elegir, Enter para ir, Esc para cerrar.',
} as const

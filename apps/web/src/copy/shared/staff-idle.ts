/** Prompt after inactivity in the office. */
export const staffIdleCopy = {
  title: '¿Sigues ahí?',
  text: (seconds: number) =>
    seconds > 0
      ? `Nadie ha tocado esta pantalla en un rato. La sesión se cierra en ${seconds} segundos; después entras otra vez y sigues donde estabas.`
      : 'Cerrando la sesión…',
  stay: 'Sigo aquí',
} as const

/** How the house signs its mails. */
export const house = {
  name: 'Rumi, la casa de los lomitos',
  wordmark: 'rumi',
  hours: 'Abrimos {horario}',
  linkFallback: 'Si el botón no abre, copia esta dirección en tu navegador:',
}

/**
 * Part of SAT's catalogue of products and services (c_ClaveProdServ of CFDI 4.0), with its names: services for pets, and articles that
 * a shop beside them sells.
 */
export const satProductNames = `
01010101 No existe en el catálogo
10111300 Accesorios, equipo y tratamientos para los animales domésticos
10111301 Juguetes para mascotas
10111302 Productos para el aseo y cuidado de mascotas
10111303 Equipo para el manejo de desperdicios de las mascotas
10111304 Tazones o equipo para alimentación de mascotas
10111305 Tratamientos medicados para mascotas
10111306 Kits para el entrenamiento de mascotas domésticas
10111307 Cobijas para mascotas
10121800 Alimento para perros y gatos
10121801 Comida seca para perros
10121802 Comida húmeda para perros
10121803 Leche para perros o gatos
10121804 Comida seca para gatos
10121805 Comida húmeda para gatos
10121806 Botanas o comida recreacional para gatos o perros
10131507 Casas para mascotas domesticadas
10131508 Camas para mascotas
10131601 Jaulas o sus accesorios
10131602 Perreras
10131603 Equipaje para el transporte de animales
10131604 Correas para perros
10141606 Correas o traíllas
10191509 Insecticidas
14111601 Papel o bolsas o cajas de regalo
14111608 Certificados de regalo
42121500 Equipo veterinario
42121509 Termómetros clínicos para uso veterinario
42121515 Limas o cortaúñas para uso veterinario
42121600 Productos veterinarios
42121601 Productos gastrointestinales para uso veterinario
42121604 Productos para el sistema musculo esquelético o nervioso para uso veterinario
42121606 Productos dermatológicos o anti protozoarios para uso veterinario
42121608 Productos dentales para uso veterinario
47121701 Bolsas de basura
47131603 Esponjas
47131803 Desinfectantes para uso doméstico
47131805 Limpiadores de propósito general
47131812 Refrescador de aire
47131827 Limpiadores o removedores de manchas
50181900 Pan, galletas y pastelitos dulces
50192100 Botanas
50192501 Emparedados frescos
50201706 Café
50201708 Bebida de café
50201712 Bebidas de té
50202301 Agua
50202306 Refrescos
51102500 Antihelmínticos veterinarios
51102600 Antibióticos veterinarios
51142700 Fármacos antiinflamatorios no esteroideos veterinarios (VNSAID)
52152101 Tazas de café o té para uso doméstico
52152102 Vasos para beber para uso doméstico
53102516 Gorras
53103000 Camisetas
53121601 Bolsos o carteras
53131604 Cepillos o peinillas para el cabello
53131608 Jabones
53131621 Corta uñas
53131624 Paños limpiadores desechables
53131626 Desinfectante de manos
53131628 Champús
55101524 Libros de referencia
60101717 Placas o etiquetas de identificación
60121011 Fotografías
70121800 Industria de animales domésticos
70121801 Servicios de cría de animales domésticos
70121802 Servicios de cuidado de animales domésticos
70121803 Servicios de residencia canina
70122000 Salud animal
70122001 Nutrición animal
70122005 Servicios de medicación preventiva de salud animal
70122006 Servicios de vacunación animal
70122007 Administración veterinaria
70122009 Servicios hospitalarios para animales
70122010 Servicios de información de salud animal
78101800 Transporte de carga por carretera
78102203 Servicios de envío, recogida o entrega de correo
78111803 Servicios de buses contratados
78111807 Tarifas del parqueadero
80141607 Gestión de eventos
80141902 Reuniones y eventos
82131603 Servicios de producción de vídeos
82131604 Servicios de estudio fotográfico o fotos fijas
90101600 Servicios de banquetes y catering
91111502 Servicios de lavandería
`

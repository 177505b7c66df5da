-- SAT's group of an account was that of its code, which for sales of the shop and retained deposits means sales at 0 %. They are sales at
-- the general rate and other own income. What the office named otherwise stays.
UPDATE "accounts" SET "sat_group" = '401.01' WHERE "code" ~ '^401\.04(\.|$)' AND "sat_group" IN ('', "code", '401.04');
--> statement-breakpoint
UPDATE "accounts" SET "sat_group" = '401.38' WHERE "code" ~ '^401\.05(\.|$)' AND "sat_group" IN ('', "code", '401.05');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION account_of_posting(asked text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	found uuid;
	income text := CASE WHEN asked ~ '^401\.01\.' THEN '401.01' END;
BEGIN
	SELECT a.id INTO found FROM public.accounts a WHERE a.code = asked;
	IF found IS NOT NULL THEN RETURN found; END IF;
	INSERT INTO public.accounts (code, name, type, nature, sat_group, parent_id)
		SELECT d.code, d.name, d.type, d.nature, coalesce(income, CASE asked WHEN '401.04' THEN '401.01' WHEN '401.05' THEN '401.38' ELSE left(d.code, 6) END), (SELECT p.id FROM public.accounts p WHERE p.code = income)
		FROM (VALUES
			('101.01', 'Caja', 'asset', 'debit'), ('102.01', 'Bancos', 'asset', 'debit'), ('105.01', 'Clientes', 'asset', 'debit'),
			('107.05', 'Movimientos de caja por clasificar', 'asset', 'debit'), ('115.01', 'Inventario', 'asset', 'debit'),
			('118.01', 'IVA acreditable pagado', 'asset', 'debit'), ('119.01', 'IVA acreditable pendiente de pago', 'asset', 'debit'),
			('201.01', 'Proveedores', 'liability', 'credit'),
			('205.06', 'Propinas por pagar al personal', 'liability', 'credit'), ('206.01', 'Anticipos de clientes', 'liability', 'credit'),
			('206.01.02', 'Saldos a favor de clientes', 'liability', 'credit'), ('208.01', 'IVA trasladado cobrado', 'liability', 'credit'),
			('209.01', 'IVA trasladado no cobrado', 'liability', 'credit'), ('301.01', 'Capital', 'equity', 'credit'),
			('401.01', 'Ingresos por servicios', 'income', 'credit'),
			('401.01.01', 'Guardería', 'income', 'credit'), ('401.01.02', 'Hotel', 'income', 'credit'), ('401.01.03', 'Grooming', 'income', 'credit'),
			('401.01.04', 'Extra-Grooming', 'income', 'credit'), ('401.01.05', 'Entrenamiento', 'income', 'credit'),
			('401.01.06', 'Eventos', 'income', 'credit'), ('401.04', 'Ventas de tienda', 'income', 'credit'),
			('401.05', 'Anticipos retenidos', 'income', 'credit'), ('402.01', 'Devoluciones y descuentos', 'income', 'debit'),
			('501.01', 'Costo de ventas', 'expense', 'debit'), ('501.08', 'Mermas y diferencias de inventario', 'expense', 'debit'),
			('601.84', 'Gastos generales', 'expense', 'debit'), ('704.23', 'Otros ingresos', 'income', 'credit')
		) AS d (code, name, type, nature) WHERE d.code = asked
		ON CONFLICT (code) DO NOTHING RETURNING id INTO found;
	IF found IS NULL THEN SELECT a.id INTO found FROM public.accounts a WHERE a.code = asked; END IF;
	RETURN found;
END $$;

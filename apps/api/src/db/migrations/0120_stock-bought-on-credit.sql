-- Goods that a supplier brings are an expense that is owed: its entry holds the goods (115) and their IVA (119), and paying it moves the IVA
-- to 118 as for any other expense. Purchases from before have no expense and stay as they were posted.
ALTER TABLE "expenses" ADD COLUMN "of_stock" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_of_stock_are_owed" CHECK (not "expenses"."of_stock" or ("expenses"."payment" = 'later' and "expenses"."taken_back_at" is null));
--> statement-breakpoint
ALTER TABLE "expenses" DROP CONSTRAINT "expenses_iva_is_of_its_rate";
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_iva_is_of_its_rate" CHECK ("expenses"."iva_percent" in (0, 8, 16) and ("expenses"."of_stock" or abs("expenses"."iva_centavos" * 100 - ("expenses"."subtotal_centavos" - "expenses"."untaxed_centavos") * "expenses"."iva_percent") <= 1050));
--> statement-breakpoint
ALTER TABLE "expenses" DROP CONSTRAINT "expenses_iva_of_a_known_supplier";
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_iva_of_a_known_supplier" CHECK ("expenses"."iva_centavos" = 0 or "expenses"."of_stock" or "expenses"."supplier_rfc" <> '');
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "expense_id" uuid CONSTRAINT "stock_movements_expense_id_expenses_id_fk" REFERENCES "public"."expenses"("id");
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_only_purchases_are_owed" CHECK ("stock_movements"."expense_id" is null or "stock_movements"."kind" = 'purchase');
--> statement-breakpoint
CREATE INDEX "stock_movements_by_expense" ON "stock_movements" ("expense_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION expenses_of_an_expense_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.accounts a WHERE a.id = NEW.account_id
		AND CASE WHEN NEW.of_stock THEN a.code <> '115.01' ELSE a.type <> 'expense' END) THEN
		RAISE EXCEPTION 'an expense belongs to an account of expenses, goods of the shop to the inventory'
			USING ERRCODE = 'check_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_of_an_expense_account';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "stock_movements_post" ON "stock_movements";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "stock_movements_post" AFTER INSERT ON "stock_movements" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.kind NOT IN ('sale', 'return') AND NEW.expense_id IS NULL AND (NEW.value_centavos <> 0 OR NEW.iva_centavos <> 0))
	EXECUTE FUNCTION stock_movements_post();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION books_differences() RETURNS TABLE (source text, source_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT d.source, d.id, d.code, sum(d.centavos)::bigint FROM (
		SELECT CASE WHEN t.booking_id IS NOT NULL THEN 'booking' WHEN t.order_id IS NOT NULL THEN 'order' ELSE 'pass' END AS source,
			coalesce(t.booking_id, t.order_id, t.pass_id) AS id, t.code, t.centavos
		FROM (
			SELECT m.booking_id, m.order_id, m.pass_id, m.code, m.centavos FROM public.money_of_sales m
			UNION ALL SELECT b.booking_id, NULL, NULL, b.code, b.centavos FROM public.balances_of_bookings b
			UNION ALL SELECT NULL, o.order_id, NULL, o.code, o.centavos FROM public.balances_of_orders o
			UNION ALL SELECT NULL, NULL, p.pass_id, p.code, p.centavos FROM public.balances_of_passes p
			UNION ALL SELECT e.booking_id, e.order_id, e.pass_id, a.code, l.credit_centavos - l.debit_centavos
				FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
				WHERE e.status = 'posted' AND e.source <> 'manual'
			UNION ALL SELECT r.booking_id, r.order_id, r.pass_id, a.code, l.credit_centavos - l.debit_centavos
				FROM public.reversals_by_hand r JOIN public.gl_lines l ON l.entry_id = r.entry_id JOIN public.accounts a ON a.id = l.account_id
		) t WHERE num_nonnulls(t.booking_id, t.order_id, t.pass_id) = 1
		UNION ALL SELECT 'stock', m.id, b.code, b.centavos FROM public.stock_movements m,
			LATERAL public.balances_of_stock(m.kind, m.value_centavos, m.iva_centavos) b
			WHERE m.expense_id IS NULL
		UNION ALL SELECT 'stock', e.source_id::uuid, a.code, l.credit_centavos - l.debit_centavos
			FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
			WHERE e.status = 'posted' AND e.source = 'stock'
		UNION ALL SELECT 'stock', r.source_id::uuid, a.code, l.credit_centavos - l.debit_centavos
			FROM public.reversals_by_hand r JOIN public.gl_lines l ON l.entry_id = r.entry_id JOIN public.accounts a ON a.id = l.account_id
			WHERE r.source = 'stock'
		UNION ALL SELECT 'stock', (array_agg(m.id ORDER BY m.position DESC))[1], '115.01', sum(m.value_centavos) - p.stock_value_centavos
			FROM public.stock_movements m JOIN public.products p ON p.id = m.product_id GROUP BY p.id
	) d GROUP BY d.source, d.id, d.code HAVING sum(d.centavos) <> 0
$$;
--> statement-breakpoint
-- An expense of goods is the sum of their movements.
CREATE OR REPLACE FUNCTION expense_differences() RETURNS TABLE (expense_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT d.id, d.code, sum(d.centavos)::bigint FROM (
		SELECT x.id, l.code, l.centavos FROM public.expenses x, LATERAL public.lines_of_expense(x.id) l WHERE x.taken_back_at IS NULL
		UNION ALL SELECT x.id, a.code, l.credit_centavos - l.debit_centavos
			FROM public.expenses x JOIN public.gl_entries e ON e.source = 'expense' AND e.source_id = x.id::text AND e.status = 'posted'
				JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
		UNION ALL SELECT x.id, part.code, part.centavos
			FROM public.expenses x, LATERAL (SELECT coalesce(sum(m.value_centavos), 0) AS value, coalesce(sum(m.iva_centavos), 0) AS iva
				FROM public.stock_movements m WHERE m.expense_id = x.id) goods,
				LATERAL (VALUES ('115.01', goods.value - x.subtotal_centavos), ('119.01', goods.iva - x.iva_centavos)) AS part (code, centavos)
			WHERE x.of_stock
	) d GROUP BY d.id, d.code HAVING sum(d.centavos) <> 0
$$;

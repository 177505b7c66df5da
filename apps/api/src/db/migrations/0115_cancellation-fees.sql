-- The fee of a late cancellation is owed whether it was paid before or not. A fee from before this rule is what was paid of it.
ALTER TABLE "bookings" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "bookings" SET "retained_centavos" = greatest(0, least("retained_centavos", public.net_paid("id", NULL, NULL)))
	WHERE "status" = 'cancelled' AND "retained_centavos" > public.net_paid("id", NULL, NULL);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE OR REPLACE VIEW "balances_of_bookings" AS
	SELECT b.id AS booking_id, v.code, v.centavos
	FROM public.bookings b
		LEFT JOIN public.house_settings h ON h.version = b.settings_version
		LEFT JOIN public.paid_of_sales q ON q.booking_id = b.id,
		LATERAL (SELECT coalesce((h.data ->> 'ivaPercent')::numeric, 16) AS percent, coalesce(q.centavos, 0) AS centavos OFFSET 0) paid,
		LATERAL (SELECT CASE b.status WHEN 'checked-out' THEN least(b.total_centavos, greatest(paid.centavos, b.total_centavos - coalesce((
				SELECT sum(r.amount_centavos) FROM public.payments r JOIN public.payments p ON p.id = r.refund_of AND p.kind = 'payment'
				WHERE r.booking_id = b.id AND r.status <> 'failed' AND NOT r.is_correction AND NOT r.is_surplus AND r.charge_id IS NULL
					AND r.created_at > (SELECT max(e.at) FROM public.booking_events e WHERE e.booking_id = b.id AND e.to_status = 'checked-out'
						AND e.from_status IS DISTINCT FROM 'checked-out')), 0)))
			WHEN 'no-show' THEN paid.centavos WHEN 'cancelled' THEN b.retained_centavos ELSE 0 END::bigint AS centavos
			OFFSET 0) due,
		LATERAL (SELECT public.iva_within(paid.centavos, paid.percent) AS of_paid, public.iva_within(due.centavos, paid.percent) AS of_due,
			b.total_centavos + b.discount_centavos - public.iva_within(b.total_centavos + b.discount_centavos, paid.percent) AS price
			OFFSET 0) without,
		LATERAL (VALUES
			('208.01', -without.of_paid),
			('206.01', CASE WHEN paid.centavos > due.centavos
				THEN -(paid.centavos - due.centavos - (without.of_paid - without.of_due)) ELSE 0 END),
			('401.05', CASE WHEN b.status IN ('no-show', 'cancelled') THEN -(due.centavos - without.of_due) ELSE 0 END),
			(public.account_of_service(b.service_type), CASE b.status WHEN 'checked-out' THEN -without.price ELSE 0 END),
			('402.01', CASE b.status WHEN 'checked-out' THEN without.price - (due.centavos - without.of_due) ELSE 0 END),
			('209.01', CASE WHEN b.status IN ('checked-out', 'cancelled') AND paid.centavos < due.centavos THEN -(without.of_due - without.of_paid) ELSE 0 END),
			('105.01', CASE WHEN b.status IN ('checked-out', 'cancelled') AND paid.centavos < due.centavos THEN due.centavos - paid.centavos ELSE 0 END)
		) v (code, centavos);

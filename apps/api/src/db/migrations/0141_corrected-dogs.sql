-- Money that comes back as the dogs of a booking are corrected is reported in the message of the correction.
CREATE OR REPLACE FUNCTION payments_tell_money_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.created_at <> now()::timestamptz(3) THEN RETURN NULL; END IF;
	UPDATE public.outbox SET payload = payload
			|| jsonb_build_object('returned', coalesce(payload -> 'returned', '[]') || to_jsonb(NEW.id))
		WHERE created_at = NEW.created_at AND CASE
			WHEN kind IN ('booking-moved', 'booking-priced', 'booking-cancelled', 'booking-expired', 'booking-checked-out',
				'booking-dogs-corrected') THEN
				payload ->> 'bookingId' = NEW.booking_id::text OR payload -> 'together' ? NEW.booking_id::text
			WHEN kind = 'order-step-taken' THEN
				payload ->> 'orderId' = NEW.order_id::text AND payload ->> 'status' NOT IN ('pending', 'preparing')
			ELSE false END;
	IF NOT FOUND THEN
		INSERT INTO public.outbox AS announced (id, kind, payload) VALUES (
			md5(concat_ws(' ', 'money-returned', NEW.client_id, NEW.created_at, pg_current_xact_id()))::uuid,
			'money-returned', jsonb_build_object('returned', jsonb_build_array(NEW.id)))
		ON CONFLICT (id) DO UPDATE SET payload = jsonb_build_object('returned', announced.payload -> 'returned' || to_jsonb(NEW.id));
	END IF;
	RETURN NULL;
END $$;

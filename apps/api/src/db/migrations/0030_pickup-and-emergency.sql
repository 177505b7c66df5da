-- Who may collect a dog beside its owner, and whom to call when the owner does not answer.
ALTER TABLE "dogs" ADD COLUMN "pickup" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "emergency_contact" text DEFAULT '' NOT NULL;
--> statement-breakpoint
DROP TRIGGER "dogs_audited" ON "dogs";
--> statement-breakpoint
CREATE TRIGGER "dogs_audited" AFTER INSERT OR UPDATE OR DELETE ON "dogs"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('rumi', 'id', 'owner_id',
    '{name,breed,sex,birth_date,weight_kg,color,sterilised,microchip,ruac,allergies,feeding,medication,temperament,vet,pickup,emergency_contact}');

package io.stardeck.sfbf.card;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multisets;
import java.util.function.Predicate;

/** The ships that the rulebook speaks of; every set has them ({@code BF-DAT-09}). */
enum KnownShip {
  CONSTELLATION("the Federation CA Constellation", "PHO 2, DRN 1, PH1 2, HULL 3, 8 points"),
  D7("a Klingon D7", "DSR 2, DRN 1, PH1 1, PH2 1 besides its hull"),
  C8("a Klingon C8", "no more is known of it");

  private static final ImmutableMultiset<BoxType> CONSTELLATION_BOXES =
      ImmutableMultiset.<BoxType>builder()
          .addCopies(BoxType.PHO, 2)
          .add(BoxType.DRN)
          .addCopies(BoxType.PH1, 2)
          .addCopies(BoxType.HULL, 3)
          .build();
  private static final ImmutableMultiset<BoxType> D7_WEAPONS =
      ImmutableMultiset.<BoxType>builder()
          .addCopies(BoxType.DSR, 2)
          .add(BoxType.DRN, BoxType.PH1, BoxType.PH2)
          .build();

  private final String title;
  private final String facts;

  KnownShip(String title, String facts) {
    this.title = title;
    this.facts = facts;
  }

  String title() {
    return title;
  }

  String facts() {
    return facts;
  }

  /** Whether {@code ship} bears the name, or is of the class, that the rulebook speaks of. */
  boolean names(ShipCard ship) {
    return switch (this) {
      case CONSTELLATION -> ship.name().equals("Constellation");
      case D7 -> ship.race() == Race.KLINGON && ship.classCode().equals("D7");
      case C8 -> ship.race() == Race.KLINGON && ship.classCode().equals("C8");
    };
  }

  /** Whether {@code ship}, which it names, is what the rulebook says. */
  boolean matches(ShipCard ship) {
    ImmutableMultiset<BoxType> boxes = ImmutableMultiset.copyOf(ship.boxes());
    return switch (this) {
      case CONSTELLATION ->
          ship.race() == Race.FEDERATION
              && ship.classCode().equals("CA")
              && ship.vp() == 8
              && boxes.equals(CONSTELLATION_BOXES);
      case D7 ->
          Multisets.filter(boxes, Predicate.not(BoxType.HULL::equals)::test).equals(D7_WEAPONS);
      case C8 -> true;
    };
  }
}

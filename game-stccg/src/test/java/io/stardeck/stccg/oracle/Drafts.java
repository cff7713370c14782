package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.deck.Decklist;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Decks of sixty by chance, of one or two affiliations, so that every card comes up. */
final class Drafts {
  private static final CardSet SET = CardSets.premiere();

  private final Random random;
  private final List<Decklist.Entry> cards = new ArrayList<>();

  private Drafts(long seed) {
    this.random = new Random(seed);
  }

  static Decklist deck(long seed) {
    return new Drafts(seed).deck();
  }

  private Decklist deck() {
    List<Affiliation> sides = new ArrayList<>(Affiliation.MAJOR);
    Collections.shuffle(sides, random);
    List<Affiliation> own = sides.subList(0, 1 + random.nextInt(2));
    take(
        6,
        def ->
            def instanceof MissionDef mission
                && mission.affiliations().stream().anyMatch(own::contains));
    for (Affiliation side : own) {
      take(1, def -> def instanceof OutpostDef outpost && outpost.affiliation() == side);
    }
    take(15, def -> def.kind() == CardKind.DILEMMA);
    take(5, def -> def.kind() == CardKind.ARTIFACT);
    take(14, def -> def instanceof PersonnelDef person && fits(own, person.affiliation()));
    take(4, def -> def instanceof ShipDef ship && fits(own, ship.affiliation()));
    take(2, def -> def.kind() == CardKind.EQUIPMENT);
    take(6, def -> def.kind() == CardKind.EVENT);
    take(60 - size(), def -> def.kind() == CardKind.INTERRUPT);
    return new Decklist("draft", ImmutableList.copyOf(cards));
  }

  private static boolean fits(List<Affiliation> own, Affiliation affiliation) {
    return !affiliation.major() || own.contains(affiliation);
  }

  private int size() {
    return cards.stream().mapToInt(Decklist.Entry::n).sum();
  }

  private void take(int n, Predicate<CardDef> which) {
    List<CardDef> some = new ArrayList<>(SET.cards());
    some.removeIf(which.negate());
    Collections.shuffle(some, random);
    for (CardDef def : some.subList(0, n)) {
      cards.add(new Decklist.Entry(1, def.id()));
    }
  }
}

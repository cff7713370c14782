package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Lists;
import com.google.common.collect.Multiset;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.engine.zone.Seen;
import java.util.ArrayList;
import java.util.List;

/** What the seat remembers of face-down cards (DB-VIS-07). */
final class KnownText {
  private static final int INDENT = 4;

  private KnownText() {}

  static void add(DeckbuilderView view, Page page) {
    List<String> lines = new ArrayList<>();
    for (Seen<CardId> seen : view.zones().zones()) {
      boolean own = Places.isHand(seen.place()) && Seat.of(seen.place().of()).equals(view.seat());
      if (!own && !seen.cards().isEmpty()) {
        lines.add("  " + name(seen.place()) + ": " + lying(new Names(view.table()), seen));
      }
    }
    for (Pool pool : view.zones().known()) {
      String places = Phrases.and(Lists.transform(pool.places(), KnownText::name));
      lines.add("  Somewhere in " + places + ": " + contents(view, pool));
    }
    if (!lines.isEmpty()) {
      page.gap().line("You know");
      lines.forEach(line -> page.line(line, INDENT));
    }
  }

  private static String name(Place place) {
    if (place.equals(Places.SPACE)) {
      return "the space deck";
    }
    if (place.equals(Places.STARBASE)) {
      return "the starbase deck";
    }
    if (place.equals(Places.BORG)) {
      return "the Borg area";
    }
    return (Places.isHand(place) ? "the Hand of " : "the Deck of ") + Seat.of(place.of());
  }

  /** In a deck, by where they lie from the top. */
  private static String lying(Names names, Seen<CardId> seen) {
    if (!seen.kind().ordered()) {
      return names.cards(seen.cards());
    }
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < seen.cards().size(); i++) {
      int position = seen.positions().isEmpty() ? i : seen.positions().get(i);
      String place = position == 0 ? " on top" : " as card " + (position + 1);
      cards.add(names.card(seen.cards().get(i)) + place);
    }
    return String.join(", ", cards);
  }

  private static String contents(DeckbuilderView view, Pool pool) {
    ImmutableMultiset<String> cards =
        pool.faces().stream()
            .map(face -> view.table().config().cardSet().card(face.name()).name())
            .collect(ImmutableMultiset.toImmutableMultiset());
    ImmutableList.Builder<String> counted = ImmutableList.builder();
    for (Multiset.Entry<String> entry : cards.entrySet()) {
      counted.add(entry.getCount() + " " + entry.getElement());
    }
    return String.join(", ", counted.build());
  }
}

package io.stardeck.deckbuilder.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Trail;
import io.stardeck.engine.zone.Zone;
import java.util.function.BiConsumer;

/** Where all cards of a state are ({@code DB-I-01}). */
public final class Census {
  private Census() {}

  /** The cards in all zones, each as often as it lies in one. */
  public static ImmutableList<CardId> of(DeckbuilderState state) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    zones(state, (path, zone) -> cards.addAll(zone));
    return cards.build();
  }

  /** Tells {@code each} zone, by its path in the state. */
  static void zones(DeckbuilderState state, BiConsumer<Trail, Iterable<CardId>> each) {
    for (Zone<CardId> zone : state.zones().zones()) {
      each.accept(Trail.of("zones.", zone.place()), zone.cards());
    }
    openZones(state.table(), each);
  }

  /** The cards in public zones. */
  public static ImmutableList<CardId> open(Table table) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    openZones(table, (path, zone) -> cards.addAll(zone));
    return cards.build();
  }

  private static void openZones(Table table, BiConsumer<Trail, Iterable<CardId>> each) {
    for (int index = 0; index < table.areas().size(); index++) {
      Area area = table.areas().get(index);
      each.accept(new Trail("table.areas[", index, "].bridge"), area.bridge());
      each.accept(new Trail("table.areas[", index, "].discard"), area.discard());
      Trail ship = new Trail("table.areas[", index, "].ship");
      area.flagship().ifPresent(flag -> each.accept(ship, ImmutableList.of(flag.card())));
      each.accept(new Trail("table.areas[", index, "].points"), area.points());
      each.accept(new Trail("table.areas[", index, "].influence"), area.influence());
    }
    slots("table.starbase.slots", table.starbase().slots(), each);
    each.accept(Trail.of("table.starbase.discard"), table.starbase().discard());
    for (Basic kind : Basic.values()) {
      Trail path = new Trail("table.starbase.basics[", kind.ordinal(), "]");
      each.accept(path, table.starbase().basics().get(kind.ordinal()));
    }
    slots("table.missions", table.missions(), each);
    table
        .flipped()
        .forEach(card -> each.accept(Trail.of("table.flipped"), ImmutableList.of(card.card())));
    each.accept(Trail.of("table.defeatedCubes"), table.defeatedCubes());
    each.accept(Trail.of("table.removed"), table.removed());
  }

  private static void slots(
      String path, ImmutableList<Slot> slots, BiConsumer<Trail, Iterable<CardId>> each) {
    for (int index = 0; index < slots.size(); index++) {
      Trail at = new Trail(path + "[", index, "]");
      slots.get(index).card().ifPresent(card -> each.accept(at, ImmutableList.of(card)));
    }
  }

  /** The cards that are in the game, each once. */
  public static ImmutableList<CardId> expected(Table table) {
    DeckbuilderConfig config = table.config();
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    CardSet set = config.cardSet();
    cards.addAll(set.copies(Family.STARBASE)).addAll(set.copies(Family.BASIC));
    cards.addAll(Roster.borg(config));
    for (Family family : ImmutableList.of(Family.STARSHIP, config.scenario().family())) {
      for (CardId card : set.copies(family)) {
        if (table.def(card).role() != Role.STARTING) {
          cards.add(card);
        }
      }
    }
    for (Area area : table.areas()) {
      cards.add(area.starting());
    }
    for (CardDef card : set.cards()) {
      if (card.family() == Family.STARTER) {
        cards.addAll(Roster.copies(config, card).subList(0, config.players()));
      }
    }
    return cards.build();
  }
}

package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardIndex;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Use;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.function.Consumer;

/**
 * Where cards lie whose abilities a player can use, and how often they have ({@code DB-ACT-13}).
 */
public final class Abilities {
  private Abilities() {}

  /** Every ability of a card of {@code seat} that lies where it has to for it, each once. */
  public static void at(Table table, Seat seat, Consumer<? super Use> found) {
    Area area = table.area(seat);
    all(table, area.bridge(), AbilityZone.BRIDGE, found);
    if (area.ship() != null) {
      one(table, area.ship().card(), AbilityZone.FLAGSHIP, found);
    }
    one(table, area.starting(), AbilityZone.STARTING_EFFECT, found);
    all(table, area.points(), AbilityZone.POINTS, found);
    all(table, area.influence(), AbilityZone.INFLUENCE, found);
  }

  /** Whether {@code card} lies in that zone of {@code seat}. */
  public static boolean lies(Table table, Seat seat, CardId card, AbilityZone zone) {
    Area area = table.area(seat);
    return switch (zone) {
      case BRIDGE -> area.bridge().contains(card);
      case FLAGSHIP -> area.ship() != null && area.ship().card().equals(card);
      case STARTING_EFFECT -> area.starting().equals(card);
      case POINTS -> area.points().contains(card);
      case INFLUENCE -> area.influence().contains(card);
    };
  }

  /** Whether the phase on top is a window of {@code ability}. */
  public static boolean open(Table table, Ability ability) {
    Phase top = table.phases().top();
    for (Window window : ability.window()) {
      if (top.window().filter(open -> open == window).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /**
   * How often the ability was used in this turn, by whomever: the card may have changed hands. A
   * starting effect counts by player; nobody else has it.
   */
  public static int used(Table table, Use use) {
    int used = 0;
    for (int index = 0; index < table.players(); index++) {
      ImmutableList<Use> uses = table.areas().get(index).tally().used();
      for (int i = 0; i < uses.size(); i++) {
        used += uses.get(i).equals(use) ? 1 : 0;
      }
    }
    return used;
  }

  private static void all(
      Table table, ImmutableList<CardId> cards, AbilityZone zone, Consumer<? super Use> found) {
    CardIndex index = table.config().cardSet().index();
    for (int i = 0; i < cards.size(); i++) {
      if (index.usable(cards.get(i).number(), zone)) {
        one(table, cards.get(i), zone, found);
      }
    }
  }

  private static void one(Table table, CardId card, AbilityZone zone, Consumer<? super Use> found) {
    ImmutableList<Ability> abilities = table.def(card).abilities();
    for (int i = 0; i < abilities.size(); i++) {
      if (abilities.get(i).zone() == zone) {
        found.accept(new Use(card, i));
      }
    }
  }
}

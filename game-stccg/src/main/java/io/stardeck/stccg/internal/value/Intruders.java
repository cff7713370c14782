package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.ShipEffect;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The strength of intruders ({@code ST-SPC-02}, {@code ST-SPC-03}). */
public final class Intruders {
  private Intruders() {}

  /** The strength of each of those who are crew now, in their group ({@code ST-SPC-09}). */
  static int strength(Group group) {
    int count = 0;
    boolean doubled = false;
    for (Person person : group.persons()) {
      if (person.def() == null) {
        count++;
        doubled |= doubles(group.facts().table(), person.card());
      }
    }
    return doubled ? 2 * count : count;
  }

  /** Whether intruders are aboard. */
  public static boolean aboard(Table table, CardId ship) {
    ImmutableList<Lying> lying = table.lying();
    for (int i = 0; i < lying.size(); i++) {
      On on = lying.get(i).on();
      if (on.kind() == On.Kind.INTRUDER && on.of() == ship.number()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a ship is that of intruders, by a card that lies on it ({@code ST-SPC-09}). */
  public static boolean command(Table table, CardId ship) {
    for (Lying card : table.lying()) {
      if (card.on().equals(On.ship(ship)) && commands(table, card)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the card makes intruders the crew of a ship. */
  public static boolean commands(Table table, Lying card) {
    for (Effect effect : table.def(card.card()).words().effects()) {
      if (effect instanceof ShipEffect.CommandIntruders) {
        return true;
      }
    }
    return false;
  }

  /** Whether a card that is crew is an intruder. */
  public static boolean is(Table table, Card card) {
    return table.def(card).kind() == CardKind.INTERRUPT;
  }

  /** The strength of intruders aboard together: n squared, or twice that ({@code ST-SPC-02}). */
  public static int strength(Table table, List<Lying> intruders) {
    int count = intruders.size();
    for (Lying card : intruders) {
      if (doubles(table, card.card())) {
        return 2 * count * count;
      }
    }
    return count * count;
  }

  /**
   * Who defends a ship against intruders: all aboard, stopped or disabled or under house arrest,
   * but inactive holograms ({@code ST-SPC-04}).
   */
  public static List<Card> defenders(Facts facts, Ship ship) {
    List<Card> defenders = new ArrayList<>();
    for (Role role : Role.PERSONS) {
      for (Card card : facts.cards(ship.host(), role)) {
        if (!Holograms.inactive(facts.table(), card, ship, ship.location())) {
          defenders.add(card);
        }
      }
    }
    return defenders;
  }

  /** Whether the card doubles the strength of all. */
  public static boolean doubles(Table table, Card card) {
    @Nullable InterruptUse use = InterruptUse.of(table.def(card));
    return use != null && doubles(use);
  }

  /** Whether what goes aboard so doubles the STRENGTH of all. */
  public static boolean doubles(InterruptUse use) {
    for (Effect effect : use.effects()) {
      if (effect instanceof ShipEffect.Board board && board.doubles()) {
        return true;
      }
    }
    return false;
  }
}

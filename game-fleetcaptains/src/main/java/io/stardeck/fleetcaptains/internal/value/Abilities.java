package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Limit;
import io.stardeck.fleetcaptains.card.word.Mode;
import io.stardeck.fleetcaptains.card.word.Standing.ForbidManeuver;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Spent;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the cards in play offer to a player, beside what holds by itself. */
public final class Abilities {
  private final Table table;
  private final Mode mode;
  private final List<Use> found = new ArrayList<>();

  private Abilities(Table table, Mode mode) {
    this.table = table;
    this.mode = mode;
  }

  /** All abilities of that mode that a player has now, used or not. */
  public static List<Use> of(Table table, Seat seat, Mode mode) {
    Abilities abilities = new Abilities(table, mode);
    ImmutableList<Ship> fleet = table.captain(seat).fleet();
    for (int i = 0; i < fleet.size(); i++) {
      abilities.aboard(fleet.get(i));
    }
    for (CardId card : table.captain(seat).staying()) {
      abilities.before(seat, card);
    }
    return abilities.found;
  }

  /** What protects a ship from damage, and can be used now. */
  public static ImmutableList<Use> protecting(Table table, Ship ship) {
    Abilities abilities = new Abilities(table, Mode.ACTIVATED);
    abilities.aboard(ship);
    ImmutableList.Builder<Use> uses = ImmutableList.builder();
    for (Use use : abilities.found) {
      if (ability(table, use).prevents() && ready(table, table.owner(ship.card()), use)) {
        uses.add(use);
      }
    }
    return uses.build();
  }

  /** What is left of damage that an ability prevents. */
  public static int left(Table table, Use use, int damage) {
    int left = damage;
    for (Effect effect : ability(table, use).effects()) {
      left -= effect instanceof Effect.PreventDamage prevent ? prevent.amount().orElse(left) : 0;
    }
    return left;
  }

  /** The ability that is used. */
  public static Ability ability(Table table, Use use) {
    return table.set().abilities(use.card()).get(use.number());
  }

  private void aboard(Ship ship) {
    all(ship.card(), ship);
    for (int i = 0; i < ship.crew().size(); i++) {
      face(ship.crew().get(i), ship, FaceKind.CREW);
    }
    for (int i = 0; i < ship.cargo().size(); i++) {
      if (table.set().isEncounter(ship.cargo().get(i))) {
        all(ship.cargo().get(i), ship);
      }
    }
    lying(ship.attached(), ship);
    if (!ship.cloaked() && table.location(ship.at()) != null) {
      Tile tile = table.tiles().get(ship.at());
      all(CardId.of(tile.face()), ship);
      lying(tile.attached(), ship);
    }
  }

  private void before(Seat seat, CardId card) {
    int known = found.size();
    lying(card, null);
    for (int i = found.size() - 1; i >= known; i--) {
      Use use = found.get(i);
      if (ability(table, use).usesAction()) {
        found.remove(i);
        for (Ship ship : table.captain(seat).fleet()) {
          found.add(new Use(card, Use.Part.ABILITY, use.number(), Optional.of(ship.card())));
        }
      }
    }
  }

  private void lying(ImmutableList<CardId> cards, Ship user) {
    for (int i = 0; i < cards.size(); i++) {
      lying(cards.get(i), user);
    }
  }

  private void lying(CardId card, @Nullable Ship user) {
    if (table.set().isEncounter(card)) {
      all(card, user);
    } else {
      face(card, user, null);
    }
  }

  /** The abilities of the crew face, or of the one that stays in play. */
  private void face(CardId card, @Nullable Ship user, @Nullable FaceKind crew) {
    if (table.set().abilities(card).isEmpty()) {
      return;
    }
    int first = 0;
    for (CardFace face : table.set().command(card).faces()) {
      if (face.kind() == crew || crew == null && face.staysInPlay().isPresent()) {
        add(card, first, face.abilities().size(), user);
      }
      first += face.abilities().size();
    }
  }

  private void all(CardId card, @Nullable Ship user) {
    add(card, 0, table.set().abilities(card).size(), user);
  }

  private void add(CardId card, int first, int count, @Nullable Ship user) {
    for (int i = first; i < first + count; i++) {
      if (table.set().abilities(card).get(i).mode() == mode) {
        Optional<CardId> ship = user == null ? Optional.empty() : Optional.of(user.card());
        found.add(new Use(card, Use.Part.ABILITY, i, ship));
      }
    }
  }

  /** Whether its condition and its limit allow it now, by what lies open. */
  public static boolean ready(Table table, Seat seat, Use use) {
    Ship ship = table.ship(use.ship());
    int space = ship == null ? -1 : ship.at();
    return !spent(table, seat, use) && conditionHolds(table, seat, use, space);
  }

  /** Whether it was used as often as its limit allows ({@code FC-D-87}). */
  public static boolean spent(Table table, Seat seat, Use use) {
    Ability ability = ability(table, use);
    for (Spent spent : table.spent()) {
      if (spent.player().equals(seat)
          && spent.card().equals(use.card())
          && spent.ability() == use.number()
          && (ability.limit() == Limit.ONCE_PER_GAME || spent.turn() == table.turn())) {
        return true;
      }
    }
    return false;
  }

  /** Whether its condition holds now, of a ship in that space. */
  public static boolean conditionHolds(Table table, Seat seat, Use use, int space) {
    Ability ability = ability(table, use);
    return ability.when().isEmpty()
        || Conditions.holds(table, seat, table.ship(use.ship()), space, ability.when().get());
  }

  /** Whether a player whose hand has so many cards can pay for it, all costs together. */
  public static boolean payable(Table table, Use use, int hand) {
    Ability ability = ability(table, use);
    Ship ship = table.ship(use.ship());
    int cards = 0;
    int damage = 0;
    int actions = 0;
    int maneuvers = 0;
    for (Effect cost : ability.costs()) {
      if (cost instanceof Effect.DiscardCommand discard) {
        cards += discard.amount();
      } else if (cost instanceof Effect.DealDamage deal) {
        damage += deal.amount();
      } else if (cost instanceof Effect.SpendShipAction) {
        actions++;
      } else if (cost instanceof Effect.ForgoManeuver) {
        maneuvers++;
      }
    }
    actions += actions > 0 && ability.usesAction() ? 1 : 0;
    boolean free = damage + actions + maneuvers == 0;
    return cards <= hand && (free || ship != null && pays(table, ship, damage, actions, maneuvers));
  }

  private static boolean pays(Table table, Ship ship, int damage, int actions, int maneuvers) {
    int left = ship.extraManeuvers() + (ship.maneuvered() ? 0 : 1);
    boolean still =
        maneuvers == 0
            || maneuvers <= left
                && !ship.cloaked()
                && !Sources.has(table, ship, ship.at(), ForbidManeuver.class);
    boolean whole =
        damage == 0 || !ship.cloaked() && ship.alert().ordinal() + damage <= Alert.RED.ordinal();
    boolean idle = actions == 0 || ship.acted() + actions <= 1 + ship.extraActions();
    return still && whole && idle;
  }
}

package io.stardeck.sfbf.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A defence as it could be: the attack and the ship after some cards, what these are worth, and the
 * first of them. All sets of cards are tried; a hand is small.
 */
final class DefencePlan {
  /** The share of a card's worth that it costs to play it: the next turn brings another. */
  private static final double REPLACED = 0.4;

  /** What a damaged box costs its owner. */
  private static final double SCRATCH = 0.9;

  private final Moment moment;
  private final Attack attack;
  private final Ship ship;
  private final BoxSet fired;
  private final boolean away;
  private final double cost;
  private final @Nullable PlayDefence first;

  private DefencePlan(
      Moment moment,
      Attack attack,
      Ship ship,
      BoxSet fired,
      boolean away,
      double cost,
      @Nullable PlayDefence first) {
    this.moment = moment;
    this.attack = attack;
    this.ship = ship;
    this.fired = fired;
    this.away = away;
    this.cost = cost;
    this.first = first;
  }

  static DefencePlan begin(Moment moment, Attack attack, Ship ship) {
    return new DefencePlan(moment, attack, ship, attack.fired(ship.id()), false, 0, null);
  }

  /** What the damage, if nothing more is played, costs the defender. */
  double loss() {
    int damage = away ? 0 : Damage.of(moment.table(), attack, ship);
    int left = Fleets.left(moment.table(), ship);
    return damage > left
        ? (1 + Prospect.denial(moment.view())) * moment.table().card(ship.id()).vp()
        : SCRATCH * damage;
  }

  /** What damage and cards cost together. */
  double total() {
    return loss() + cost;
  }

  /** After one unit more is cancelled with a Scatterpack. */
  DefencePlan cancel(AddCancel action) {
    return with(shots(action.aim(), 0), ship, fired, false, action.card(), 0, null);
  }

  /** The first card of the cheapest defence; null if it is to play none. */
  @Nullable PlayDefence best() {
    List<PlayDefence> plays = new ArrayList<>();
    for (int i = 0; i < moment.legal().size(); i++) {
      if (moment.legal().get(i) instanceof PlayDefence play) {
        plays.add(play);
      }
    }
    plays.sort(Comparator.comparingInt(play -> Defending.order(kind(play))));
    return best(plays, 0).first;
  }

  /** The best of this plan and those that go on with plays from {@code from} on. */
  private DefencePlan best(List<PlayDefence> plays, int from) {
    DefencePlan best = this;
    if (loss() <= 0) {
      return best;
    }
    for (int i = from; i < plays.size(); i++) {
      DefencePlan next = play(plays.get(i));
      if (next != null) {
        int rest = i + 1;
        while (rest < plays.size() && plays.get(rest).card().equals(plays.get(i).card())) {
          rest++;
        }
        DefencePlan deeper = next.best(plays, rest);
        best = deeper.total() < best.total() ? deeper : best;
      }
    }
    return best;
  }

  /** After {@code play}; null if that is not possible any more. */
  private @Nullable DefencePlan play(PlayDefence play) {
    Optional<CardId> card = Optional.of(play.card());
    return switch (kind(play)) {
      case RS, ECM -> with(defended(play), ship, fired, false, play.card(), 0, play);
      case EM ->
          with(defended(play), ship.withErratic(card), fired, false, play.card(), idle(), play);
      case WW ->
          Standing.played(moment.table(), attack, CardKind.EM)
              ? null
              : with(
                  defended(play), ship.withWeasel(card), fired, false, play.card(), idle(), play);
      case DSG -> with(attack, ship, fired, true, play.card(), 1 + idle(), play);
      case TB -> with(shots(play.aim().orElseThrow(), 0), ship, fired, false, play.card(), 0, play);
      default -> fire(play);
    };
  }

  private @Nullable DefencePlan fire(PlayDefence play) {
    ActionCard card = moment.table().card(play.card());
    BoxSet boxes =
        Guns.pick(
            moment.table().card(ship.id()),
            ship.damaged().union(fired),
            play.box().orElseThrow(),
            card.kind());
    if (boxes.isEmpty()) {
      return null;
    }
    int points = card.kind().phaser() ? card.value() : 0;
    Attack after = shots(play.aim().orElseThrow(), points);
    return with(after, ship, fired.union(boxes), false, play.card(), 0, play);
  }

  private DefencePlan with(
      Attack after,
      Ship target,
      BoxSet boxes,
      boolean gone,
      CardId card,
      double extra,
      @Nullable PlayDefence play) {
    double price = cost + extra + REPLACED * Cards.worth(moment.view(), card);
    return new DefencePlan(moment, after, target, boxes, gone, price, first == null ? play : first);
  }

  private Attack defended(PlayDefence play) {
    return attack.withDefences(Lists.plus(attack.defences(), Defence.of(play.card(), play.aim())));
  }

  /** The attack after {@code points} of phaser fire at that card, or with one unit less of it. */
  private Attack shots(CardId aim, int points) {
    ImmutableList<Shot> shots = attack.shots();
    for (int i = 0; i < shots.size(); i++) {
      Shot shot = shots.get(i);
      if (shot.card().equals(aim)) {
        Shot after = points > 0 ? shot.firedAt(points) : shot.cancelledOnce();
        return attack.withShots(Lists.set(shots, i, after));
      }
    }
    return attack;
  }

  /** What it costs that the ship cannot attack for a turn. */
  private double idle() {
    return 0.3 + 0.08 * Boxes.sound(moment.table().card(ship.id()), ship.damaged());
  }

  private CardKind kind(PlayDefence play) {
    return moment.table().kind(play.card());
  }
}

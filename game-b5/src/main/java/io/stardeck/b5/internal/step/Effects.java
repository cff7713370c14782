package io.stardeck.b5.internal.step;

import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.PurgeUpTo;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Undirected;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries effects out. */
public final class Effects {
  private Effects() {}

  /** Carries the operations of an effect out, one after the other. */
  public static void carryOut(Play<B5State> play, Scope scope, Effect effect) {
    carryOut(play, scope, effect.operations(), effect.duration());
  }

  /** Carries operations out, one after the other; then the state is checked (8.2). */
  public static void carryOut(
      Play<B5State> play, Scope scope, List<Operation> operations, Duration duration) {
    StateCheck.run(play, neutralising(play, scope, operations, duration));
  }

  /** As {@link #carryOut}, without a state check; the cards that were neutralised by it. */
  public static List<CardId> neutralising(
      Play<B5State> play, Scope scope, List<Operation> operations, Duration duration) {
    return carriedOut(play, scope, operations, duration).about().fallen();
  }

  /** As {@link #carryOut}; what the words speak of when all is done. */
  private static Scope carriedOut(
      Play<B5State> play, Scope scope, List<Operation> operations, Duration duration) {
    Scope now = scope;
    for (Operation operation : operations) {
      now = now.on(Boards.of(play));
      if (operation instanceof Operation.If when) {
        if (Conditions.hold(now, when.when())) {
          now = carriedOut(play, now, when.then(), duration);
        }
      } else if (operation instanceof PurgeUpTo purge) {
        now = now.purging(MarkSteps.purge(play, now.own(), purge.mark(), purge.atMost()));
      } else if (operation instanceof Neutralise neutralise) {
        now = now.felling(CardWords.neutralise(play, now, neutralise));
      } else if (operation instanceof GainInfluence gain) {
        now = now.felling(FactionWords.gain(play, now, gain));
      } else {
        Words.carryOut(play, now, operation, duration);
      }
    }
    return now;
  }

  /**
   * What a card does by itself at such a moment, without a state check.
   *
   * @param captured the location that was captured, if that is the moment
   * @return the cards that were neutralised by it
   */
  public static List<CardId> automatic(
      Play<B5State> play, Spot spot, Trigger trigger, Optional<Spot> captured) {
    if (spot.seat().isPresent()) {
      Scope scope = Scope.of(Boards.of(play), spot.seat().get(), spot.id());
      return automatic(play, spot, scope, trigger, captured);
    }
    return undirected(play, spot, trigger);
  }

  /** What a mercenary that nobody directs does by itself it does to itself alone. */
  private static List<CardId> undirected(Play<B5State> play, Spot spot, Trigger trigger) {
    List<CardId> fallen = new ArrayList<>();
    CardId id = spot.id();
    Seat owner = Boards.of(play).config().roster().owner(id);
    for (Effect effect : Boards.of(play).def(id).effects()) {
      if (effect.trigger() == trigger && effect.condition().isEmpty()) {
        List<Operation> words = Lists.filter(effect.operations(), Undirected::works);
        Scope scope = Scope.of(Boards.of(play), owner, id);
        fallen.addAll(neutralising(play, scope, words, effect.duration()));
      }
    }
    return fallen;
  }

  /** What a card does after an attack in which it had a part ({@code B5-W-10}). */
  static void afterAttack(Play<B5State> play, Spot spot, Attack attack) {
    if (spot.seat().isPresent()) {
      Scope scope =
          Scope.of(Boards.of(play), spot.seat().get(), spot.id())
              .attacking(attack.attacker(), attack.target());
      StateCheck.run(play, automatic(play, spot, scope, Trigger.AFTER_ATTACK, Optional.empty()));
    }
  }

  /** What a card does when that player has brought it into play, for nobody's row too. */
  public static void enters(Play<B5State> play, Spot spot, Seat by) {
    Scope scope = Scope.of(Boards.of(play), spot.seat().orElse(by), spot.id());
    StateCheck.run(play, automatic(play, spot, scope, Trigger.ENTERS, Optional.empty()));
  }

  private static List<CardId> automatic(
      Play<B5State> play, Spot spot, Scope about, Trigger trigger, Optional<Spot> captured) {
    List<CardId> fallen = new ArrayList<>();
    for (Effect effect : Boards.of(play).def(spot).effects()) {
      if (effect.trigger() == trigger) {
        Scope scope = about.on(Boards.of(play));
        Filter filter = effect.captured().orElse(Filter.ANY);
        boolean fits = captured.isEmpty() || Filters.fits(scope, filter, captured.get());
        if (fits && Conditions.hold(scope, effect.condition())) {
          fallen.addAll(neutralising(play, scope, effect.operations(), effect.duration()));
        }
      }
    }
    return fallen;
  }
}

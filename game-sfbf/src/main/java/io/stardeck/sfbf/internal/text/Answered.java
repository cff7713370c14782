package io.stardeck.sfbf.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Shots;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * An attack and its target as an answer to it would leave them.
 *
 * @param attack the attack
 * @param ship its target
 */
record Answered(Attack attack, Ship ship) {
  /** Both after {@code action}; empty if it answers nothing, or names a card that is not there. */
  Optional<Answered> after(Table table, BattleForceAction action) {
    if (action instanceof AddCancel cancel) {
      return Optional.of(shots(cancel.aim(), Shot::cancelledOnce));
    }
    if (action instanceof PlayDefence played) {
      return table.exists(played.card()) ? defended(table, played) : Optional.empty();
    }
    if (action instanceof PlayReaction reaction) {
      return Optional.of(
          reaction.mode() == ReactionMode.PLUS_ONE ? plusOne(reaction.card()) : cancelled(table));
    }
    if (action instanceof AnswerDefence answer) {
      return Optional.of(
          answer.effect().map(this::without).orElseGet(() -> plusOne(answer.card())));
    }
    if (action instanceof AnswerMutiny answer) {
      return Optional.of(with(attack.withMinusOnes(Lists.plus(attack.minusOnes(), answer.card()))));
    }
    return fired(table, attack, action).map(this::with);
  }

  /** {@code attack} after fire at fighters or at a flotilla; empty if {@code action} is none. */
  static Optional<Attack> fired(Table table, Attack attack, BattleForceAction action) {
    if (action instanceof SupportFire support) {
      ImmutableList.Builder<Fire> fires = ImmutableList.builder();
      for (Fire fire : attack.fires()) {
        fires.add(fire.card().equals(support.weapon()) ? fire.supportedBy(support.card()) : fire);
      }
      return Optional.of(attack.withFires(fires.build()));
    }
    if (action instanceof FireAtFighters fire) {
      return fired(table, attack, action, fire.ship(), fire.card());
    }
    return action instanceof Intercept fire
        ? fired(table, attack, action, fire.ship(), fire.card())
        : Optional.empty();
  }

  private static Optional<Attack> fired(
      Table table, Attack attack, BattleForceAction action, ShipId ship, CardId card) {
    return table.exists(card)
        ? Optional.of(
            attack.withFires(
                Lists.plus(
                    attack.fires(),
                    new Fire(action.actor(), ship, card, BoxSet.empty(), ImmutableList.of()))))
        : Optional.empty();
  }

  private Optional<Answered> defended(Table table, PlayDefence played) {
    CardKind kind = table.kind(played.card());
    if (kind.weapon() || kind == CardKind.TB) {
      int points = table.card(played.card()).value();
      return played
          .aim()
          .map(
              aim ->
                  shots(aim, shot -> kind.phaser() ? shot.firedAt(points) : shot.cancelledOnce()));
    }
    Attack met =
        attack.withDefences(Lists.plus(attack.defences(), Defence.of(played.card(), played.aim())));
    return Optional.of(
        new Answered(
            met,
            switch (kind) {
              case EM -> ship.withErratic(Optional.of(played.card()));
              case WW -> ship.withWeasel(Optional.of(played.card()));
              default -> ship;
            }));
  }

  /** Without the defence just played (BF-RCT-02 to 05). */
  private Answered cancelled(Table table) {
    if (!(table.phases().top() instanceof Phase.ReactionWindow window)) {
      return this;
    }
    ImmutableList.Builder<Defence> defences = ImmutableList.builder();
    for (Defence played : attack.defences()) {
      defences.add(played.card().equals(window.defence()) ? played.cancel() : played);
    }
    Answered answered = with(attack.withDefences(defences.build()));
    return table.kind(window.defence()) == CardKind.WW ? answered.without(Effect.WEASEL) : answered;
  }

  private Answered without(Effect effect) {
    return new Answered(
        attack,
        switch (effect) {
          case ERRATIC -> ship;
          case WEASEL -> ship.withWeasel(Optional.empty());
          case CLOAK -> ship.withCloaked(false);
          case WEB -> ship.withWebbed(false);
        });
  }

  private Answered plusOne(CardId card) {
    return with(attack.withPlusOnes(Lists.plus(attack.plusOnes(), card)));
  }

  private Answered shots(CardId aim, UnaryOperator<Shot> change) {
    int index = Shots.indexOf(attack.shots(), aim);
    return index < 0
        ? this
        : with(
            attack.withShots(
                Lists.set(attack.shots(), index, change.apply(attack.shots().get(index)))));
  }

  private Answered with(Attack changed) {
    return new Answered(changed, ship);
  }
}

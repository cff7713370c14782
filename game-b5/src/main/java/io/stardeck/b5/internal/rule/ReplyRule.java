package io.stardeck.b5.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation.CancelEvent;
import io.stardeck.b5.card.word.ReplyOperation.TakeDamageFor;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.event.CardEvent.ReplyUsed;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Effects;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.step.JointCosts;
import io.stardeck.b5.internal.step.Replies;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Announced;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** A card in play replies ({@code B5-RPL-02, B5-RPL-04}). */
final class ReplyRule implements ActionRule<B5State, B5View, ReplyWith> {
  private static final RuleId RPL_02 = RuleId.of("B5-RPL-02");
  private static final RuleId RPL_04 = RuleId.of("B5-RPL-04");

  @Override
  public void candidates(B5View view, Consumer<? super ReplyWith> offer) {
    B5Action announced = announced(view.top());
    for (Spot spot : view.board().spots(view.seat())) {
      if (Replies.fitting(view.board(), announced, view.seat(), spot).isPresent()) {
        offer.accept(new ReplyWith(view.seat(), spot.id()));
      }
    }
  }

  @Override
  public void check(B5View view, ReplyWith action, Findings findings) {
    Spot spot = Naming.own(view, action.card(), findings);
    if (spot == null) {
      return;
    }
    B5Action announced = announced(view.top());
    if (!Replies.names(view.board(), announced, view.seat(), spot)) {
      findings.reject(RPL_02, "%s has no reply to that", action.card());
    }
    EffectUse.acts(spot, findings);
    if (findings.clean() && Replies.fitting(view.board(), announced, view.seat(), spot).isEmpty()) {
      findings.reject(RPL_02, "%s cannot pay for its reply, or may not use it", action.card());
    }
  }

  @Override
  public void perform(Play<B5State> play, ReplyWith action) {
    ReplyWindow window = (ReplyWindow) play.state().top();
    Spot spot = Boards.find(play, action.card());
    if (spot == null) {
      return;
    }
    Effect effect =
        Replies.fitting(Boards.of(play), announced(window), action.actor(), spot).orElseThrow();
    Scope scope = Replies.scope(Boards.of(play), announced(window), action.actor(), action.card());
    EffectUse use = new EffectUse(effect, scope, OptionalInt.empty());
    ImmutableList<Operation> answers = Conditions.letThrough(scope, effect.operations());
    play.tell(RPL_04, new ReplyUsed(action.actor(), action.card()));
    Influence.apply(play, action.actor(), use.influence());
    JointCosts.pay(play, ImmutableList.of(use));
    Effects.carryOut(play, use.scope(), effect);
    Announced<B5Action> announced = window.announced().acted(action.actor());
    for (Operation operation : answers) {
      announced = answered(play, announced, operation, action.card());
    }
    play.replace(new ReplyWindow(announced));
  }

  /** What becomes of the announced action by that word of the reply. */
  private static Announced<B5Action> answered(
      Play<B5State> play, Announced<B5Action> announced, Operation operation, CardId card) {
    B5Action action = announced.action().orElseThrow();
    Attack attack = Replies.attack(action);
    if (operation instanceof CancelEvent && action instanceof WithEvent with) {
      Events.discard(play, with.card());
      return announced.instead(with.deed());
    } else if (operation instanceof CancelEvent) {
      return announced.stop();
    } else if (operation instanceof Withdraw && attack != null) {
      Conflicts.withdraw(play, attack.conflict(), attack.target());
      return announced.stop();
    } else if (operation instanceof TakeDamageFor && attack != null) {
      return announced.instead(shielded(action, attack, card));
    }
    return announced;
  }

  private static B5Action shielded(B5Action action, Attack attack, CardId by) {
    Attack other = attack.suffering(by);
    return action instanceof WithEvent with
        ? new WithEvent(with.actor(), other, with.card(), with.chosen(), with.number())
        : other;
  }

  private static B5Action announced(Frame top) {
    return ((ReplyWindow) top).announced().action().orElseThrow();
  }
}

package io.stardeck.b5.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.Effect;
import io.stardeck.b5.card.Kind;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.step.Replies;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Announced;
import io.stardeck.engine.rules.window.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One action of the action round: what forbids it, what it costs, what it does; and the event that
 * may accompany it. First everything is checked, costs last; then all is paid; then others may
 * reply; then it is carried out ({@code B5-GEN-07, B5-RPL-03}).
 */
abstract class DeedRule<D extends Deed> implements ActionRule<B5State, B5View, D> {
  private static final RuleId GEN_04 = RuleId.of("B5-GEN-04");
  private static final RuleId PAS_05 = RuleId.of("B5-PAS-05");

  private final Class<D> type;

  DeedRule(Class<D> type) {
    this.type = type;
  }

  /** Proposes ways to do it, without an event. */
  abstract void propose(B5View view, Consumer<? super D> offer);

  /** All that forbids it but the influence. */
  abstract void forbid(B5View view, D deed, Findings findings);

  /** The influence that it costs; asked only of a deed that nothing forbids. */
  int influence(B5View view, D deed, @Nullable Accompaniment with) {
    return 0;
  }

  /** The rule by which it is refused if there is too little influence. */
  RuleId price() {
    return RuleId.of("B5-GEN-08");
  }

  /** Pays all but influence: rotates, mostly. */
  abstract void pay(Play<B5State> play, D deed);

  /**
   * Does it.
   *
   * @param with the event that accompanies it, or null
   * @param replied the card that replied to it, if one did
   */
  abstract void carryOut(
      Play<B5State> play, D deed, @Nullable Accompaniment with, Optional<CardId> replied);

  @Override
  public final Class<D> action() {
    return type;
  }

  @Override
  public final void candidates(B5View view, Consumer<? super D> offer) {
    if (exhausted(view)) {
      return;
    }
    ImmutableList<CardId> events = accompanying(view);
    if (events.isEmpty()) {
      propose(view, offer);
      return;
    }
    List<D> plain = new ArrayList<>();
    propose(view, plain::add);
    plain.forEach(offer);
    for (D deed : plain) {
      for (CardId event : events) {
        CardDef def = view.board().def(event);
        if (deed.kind().isPresent() && def.playWith().contains(deed.kind().get())) {
          withEvent(view, deed, event, offer);
        }
      }
    }
  }

  private void withEvent(B5View view, D deed, CardId event, Consumer<? super D> offer) {
    Effect effect = Events.effect(view.board().def(event));
    Scope scope = Scope.of(view.board(), view.seat(), event);
    EffectUse.each(
        effect,
        scope,
        (chosen, number) ->
            offer.accept(type.cast(deed.with(Optional.of(new WithEvent(event, chosen, number))))));
  }

  private static ImmutableList<CardId> accompanying(B5View view) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (!view.board().def(hand.get(i)).playWith().isEmpty()) {
        return hand;
      }
    }
    return ImmutableList.of();
  }

  private static boolean exhausted(B5View view) {
    return view.top() instanceof ActionRound round
        && round.round().actions() >= view.board().config().maxActionsPerRound();
  }

  @Override
  public final void check(B5View view, D deed, Findings findings) {
    if (exhausted(view)) {
      findings.reject(PAS_05, "no more actions in this round; only passing is left");
      return;
    }
    Findings own = Findings.probing();
    forbid(view, deed, own);
    if (!own.clean()) {
      forbid(view, deed, findings);
      return;
    }
    if (Forbidden.is(view.board(), deed)) {
      findings.reject(GEN_04, "an effect forbids that action");
      return;
    }
    EffectUse use = null;
    if (deed.event().isPresent()) {
      Findings event = Findings.probing();
      Events.forbidWith(view, deed, deed.event().get(), event);
      if (!event.clean()) {
        Events.forbidWith(view, deed, deed.event().get(), findings);
        return;
      }
      use = Events.use(view.board(), view.seat(), deed.event().get());
    }
    int cost = influence(view, deed, Events.accompaniment(view.board(), deed));
    if (use != null) {
      cost += Events.influence(view.board(), deed.event().get().card(), use);
    }
    int available = Standing.available(view.board(), view.seat());
    if (cost > available) {
      findings.reject(price(), "costs %s influence, your pool holds %s", cost, available);
    }
  }

  @Override
  public final void perform(Play<B5State> play, D deed) {
    B5View view = B5View.of(play.state(), deed.actor());
    int cost = influence(view, deed, Events.accompaniment(view.board(), deed));
    Opportunity.used(play, deed.actor());
    Influence.apply(play, deed.actor(), cost);
    if (deed.event().isPresent()) {
      Events.play(play, deed.actor(), deed.event().get());
    }
    pay(play, deed);
    Round asked = Replies.round(play.state().board(), deed);
    if (asked.over()) {
      finish(play, deed, Optional.empty(), false);
    } else {
      play.push(new ReplyWindow(Announced.<B5Action>of(deed, asked)));
    }
  }

  /**
   * Carries it out after the replies.
   *
   * @param replied the card that replied, if one did
   * @param cancelled whether the event of it has no effect
   */
  final void finish(Play<B5State> play, D deed, Optional<CardId> replied, boolean cancelled) {
    Accompaniment with = cancelled ? null : Events.accompaniment(play.state().board(), deed);
    carryOut(play, deed, with, replied);
    if (deed.event().isPresent()) {
      Events.finish(play, deed.actor(), deed.event().get(), cancelled);
    }
  }

  /** Whether a card of that kind is an event or an aftermath, which are not sponsored. */
  static boolean isPlayed(Kind kind) {
    return kind == Kind.EVENT || kind == Kind.AFTERMATH;
  }
}

package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.DMG_14;
import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.GEN_02;
import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.GEN_06;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.event.CardEvent.EffectUsed;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Effects;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.step.Ways;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Card.ActiveEffect;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Using an effect of a card ({@code B5-EFF}). */
final class UseEffectRule extends DeedRule<UseEffect> {
  private static final RuleId EFF_01 = RuleId.of("B5-EFF-01");
  private static final RuleId EFF_04 = RuleId.of("B5-EFF-04");

  UseEffectRule() {
    super(ActionKind.USE_EFFECT, EFF_02, UseEffect::source);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super UseEffect> offer) {
    ImmutableList<Spot> actors = Naming.actors(view);
    for (int i = 0; i < actors.size(); i++) {
      propose(view, purse, actors.get(i), false, offer);
    }
    boolean step = view.top() instanceof B5Frame.MercenaryStep;
    for (int at = 0; !step && at <= view.board().players(); at++) { // the mercenaries last
      if (at != view.seat().index()) {
        proposeOthers(view, purse, view.board().spotsAt(at), offer);
      }
    }
  }

  private void proposeOthers(
      B5View view, int purse, ImmutableList<Spot> spots, Consumer<? super UseEffect> offer) {
    for (int i = 0; i < spots.size(); i++) {
      if (spots.get(i).seat().isPresent() && !spots.get(i).of(view.seat())) {
        propose(view, purse, spots.get(i), true, offer);
      }
    }
  }

  private void propose(
      B5View view, int purse, Spot spot, boolean others, Consumer<? super UseEffect> offer) {
    ImmutableList<Effect> effects = view.board().def(spot).effects();
    for (int i = 0; i < effects.size(); i++) {
      int index = i;
      Effect effect = effects.get(i);
      boolean mayAct =
          effect.trigger() == Trigger.ROTATE && spot.card().ready()
              || effect.trigger() == Trigger.ACTION
                  && !used(spot.card(), i)
                  && !spot.card().neutralised();
      if (mayAct && !spot.card().neutralisedThisTurn() && (!others || effect.anyPlayer())) {
        Scope scope = Scope.of(view.board(), view.seat(), spot.id());
        Ways.each(
            effect,
            scope,
            (chosen, number) -> {
              CardId id = spot.id();
              UseEffect deed = new UseEffect(view.seat(), id, index, chosen, number);
              if (effect.choosesFreely()) {
                offer.accept(deed);
              } else {
                propose(view, purse, deed, offer);
              }
            });
      }
    }
  }

  private static boolean used(Card card, int effect) {
    return (card.effectsUsed() & 1 << effect) != 0;
  }

  @Override
  void forbid(B5View view, UseEffect deed, Findings findings) {
    Spot spot = Naming.inPlay(view, deed.source(), findings);
    Effect effect = spot == null ? null : effect(view.board(), spot, deed.effect());
    if (spot == null) {
      return;
    }
    if (effect == null) {
      findings.reject(GEN_05, "%s has no effect %s to use", deed.source(), deed.effect());
      return;
    }
    EffectUse use = use(view.board(), deed, effect);
    if (!use.isWhole(findings)) {
      return;
    }
    if (!effect.anyPlayer() || view.top() instanceof B5Frame.MercenaryStep) {
      if (!Naming.isActing(view, spot, findings)) {
        return;
      }
    } else if (spot.row() == Row.MERCENARIES && spot.seat().isEmpty()) {
      findings.reject(GEN_06, "%s is under nobody's control", deed.source());
      return;
    }
    if (effect.trigger() == Trigger.ROTATE) {
      EffectUse.acts(spot, findings);
    } else {
      if (spot.card().neutralisedThisTurn()) {
        findings.reject(DMG_14, "%s was neutralised this turn", deed.source());
      }
      if (spot.card().neutralised()) {
        findings.reject(GEN_02, "%s is neutralised", deed.source());
      }
      if (used(spot.card(), deed.effect())) {
        findings.reject(EFF_04, "that effect was used this turn");
      }
    }
    use.forbid(findings);
  }

  private static @Nullable Effect effect(Board board, Spot spot, int index) {
    ImmutableList<Effect> effects = board.def(spot).effects();
    if (index < 0 || index >= effects.size()) {
      return null;
    }
    Trigger trigger = effects.get(index).trigger();
    return trigger == Trigger.ROTATE || trigger == Trigger.ACTION ? effects.get(index) : null;
  }

  private static EffectUse use(Board board, UseEffect deed, Effect effect) {
    return EffectUse.of(effect, board, deed.actor(), deed.source(), deed.chosen(), deed.number())
        .apartFrom(rotating(effect, deed));
  }

  /** Its source, if it rotates for the effect. */
  private static ImmutableList<CardId> rotating(Effect effect, UseEffect deed) {
    return effect.trigger() == Trigger.ROTATE
        ? ImmutableList.of(deed.source())
        : ImmutableList.of();
  }

  /** Of an effect that is not there none does: whatever names it is refused. */
  @Override
  ImmutableList<CardId> rotating(Board board, UseEffect deed) {
    Spot spot = Naming.known(board, deed.source());
    Effect effect = spot == null ? null : effect(board, spot, deed.effect());
    if (effect == null) {
      return ImmutableList.of();
    }
    EffectUse use = use(board, deed, effect);
    return Lists.plusAll(use.apart(), use.rotated());
  }

  @Override
  EffectUse uses(Board board, UseEffect deed) {
    return use(board, deed);
  }

  private static EffectUse use(Board board, UseEffect deed) {
    return use(board, deed, board.def(deed.source()).effects().get(deed.effect()));
  }

  @Override
  int influence(Board board, UseEffect deed, @Nullable Accompaniment with) {
    Effect effect = board.def(deed.source()).effects().get(deed.effect());
    return effect.costs().isEmpty() ? 0 : use(board, deed, effect).influence();
  }

  @Override
  void pay(Play<B5State> play, UseEffect deed) {
    EffectUse use = use(Boards.of(play), deed);
    play.tell(EFF_01, new EffectUsed(deed.actor(), deed.source(), deed.effect(), deed.chosen()));
    if (use.effect().trigger() == Trigger.ROTATE) {
      InPlay.rotateFor(
          play,
          deed.source(),
          new ActiveEffect(deed.effect(), use.scope().chosenCards(), use.isFree()));
    } else {
      Boards.change(
          play,
          deed.source(),
          card -> card.withEffectsUsed(card.effectsUsed() | 1 << deed.effect()));
    }
  }

  @Override
  void carryOut(Play<B5State> play, UseEffect deed, @Nullable Accompaniment with) {
    EffectUse use = use(Boards.of(play), deed);
    boolean rotates = use.effect().trigger() == Trigger.ROTATE;
    Effects.carryOut(play, rotates ? use.scope().rotating() : use.scope(), use.effect());
  }
}

package io.stardeck.b5.internal.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.card.Effect;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.ReplyOperation.CancelEvent;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Announced;
import java.util.Optional;

/** Which actions are open when: the rules, in the order in which their actions are offered. */
public final class ActionRules {
  private static final ImmutableList<DeedRule<?>> DEEDS =
      ImmutableList.of(
          new BuildInfluenceRule(),
          new SponsorRule(),
          new PromoteRule(),
          new UseEffectRule(),
          new LeadFleetRule(),
          new JoinRule(),
          new AttackRule(),
          new PlayEventRule(),
          new SetAftermathRule(),
          new DiscardAgendaRule(),
          new SponsorAgendaRule(),
          new HideAgendaRule(),
          new RevealAgendaRule(),
          new ReplaceAgendaRule(),
          new HealRule(),
          new RepairRule(),
          new BidRule());

  /** What a mercenary can do ({@code B5-MRC-08}). */
  private static final ImmutableSet<Class<? extends Deed>> MERCENARY =
      ImmutableSet.of(
          UseEffect.class, LeadFleet.class, Join.class, Attack.class, Heal.class, Repair.class);

  private ActionRules() {}

  /** In the action round. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> actionRound() {
    return ImmutableList.<ActionRule<B5State, B5View, ?>>builder()
        .add(new PassRule())
        .addAll(DEEDS)
        .build();
  }

  /** In the mercenary step. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> mercenaryStep() {
    ImmutableList.Builder<ActionRule<B5State, B5View, ?>> open = ImmutableList.builder();
    open.add(new MercenaryNothingRule());
    for (DeedRule<?> rule : DEEDS) {
      if (MERCENARY.contains(rule.action())) {
        open.add(rule);
      }
    }
    return open.build();
  }

  /** While the opening hands are chosen. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> openingHand() {
    return ImmutableList.of(new ChooseOpeningCardRule());
  }

  /** In the Ready round. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> readyRound() {
    return ImmutableList.of(new DoneSustainingRule(), new SustainRule());
  }

  /** In the Conflict round. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> conflictRound() {
    return ImmutableList.of(
        new DeclineConflictRule(), new DeclareConflictRule(), new DeclareStandingRule());
  }

  /** In the aftermath step. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> aftermathStep() {
    return ImmutableList.of(new DoneAftermathRule(), new RevealAftermathRule());
  }

  /** In the Draw round. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> drawRound() {
    return ImmutableList.of(new DoneDrawingRule(), new BuyCardRule());
  }

  /** In a reply window. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> replyWindow() {
    return ImmutableList.of(new DeclineReplyRule(), new ReplyRule());
  }

  /** While somebody looks at cards. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> look() {
    return ImmutableList.of(new LookTakeRule());
  }

  /** Carries out what was announced, once the replies are over ({@code B5-RPL-04}). */
  public static void finish(Play<B5State> play, Announced<B5Action> announced) {
    Deed deed = (Deed) announced.action().orElseThrow();
    Optional<CardId> replied = Optional.empty();
    boolean cancelled = false;
    if (!announced.replies().isEmpty()
        && announced.replies().get(0).action() instanceof ReplyWith reply) {
      cancelled = cancels(play, reply.card());
      replied = cancelled && !(deed instanceof PlayEvent) ? replied : Optional.of(reply.card());
    }
    for (DeedRule<?> rule : DEEDS) {
      if (rule.action() == deed.getClass()) {
        finish(rule, play, deed, replied, cancelled);
      }
    }
  }

  private static <D extends Deed> void finish(
      DeedRule<D> rule,
      Play<B5State> play,
      Deed deed,
      Optional<CardId> replied,
      boolean cancelled) {
    rule.finish(play, rule.action().cast(deed), replied, cancelled);
  }

  private static boolean cancels(Play<B5State> play, CardId card) {
    for (Effect effect : play.state().board().def(card).effects()) {
      for (Operation operation : effect.operations()) {
        if (operation instanceof CancelEvent) {
          return true;
        }
      }
    }
    return false;
  }
}

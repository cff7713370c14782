package io.stardeck.b5.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.window.AnnouncedRule;

/** Which actions are open when: the rules, in the order in which their actions are offered. */
public final class ActionRules {
  private static final ImmutableList<DeedRule<?>> EFFECTS_AND_CONFLICTS =
      ImmutableList.of(new UseEffectRule(), new LeadFleetRule(), new JoinRule(), new AttackRule());

  private static final ImmutableList<DeedRule<?>> MENDING =
      ImmutableList.of(new HealRule(), new RepairRule());

  private static final ImmutableList<DeedRule<?>> DEEDS =
      ImmutableList.<DeedRule<?>>builder()
          .add(new BuildInfluenceRule(), new SponsorRule(), new PromoteRule())
          .addAll(EFFECTS_AND_CONFLICTS)
          .add(new PlayEventRule(), new SetAftermathRule())
          .add(new DiscardAgendaRule(), new SponsorAgendaRule(), new HideAgendaRule())
          .add(new RevealAgendaRule(), new ReplaceAgendaRule())
          .addAll(MENDING)
          .add(new BidRule())
          .build();

  /** What a mercenary can do ({@code B5-MRC-08}). */
  private static final ImmutableList<DeedRule<?>> MERCENARY =
      ImmutableList.<DeedRule<?>>builder().addAll(EFFECTS_AND_CONFLICTS).addAll(MENDING).build();

  private ActionRules() {}

  /** The rules of what can be done in the round of that view, alone or with an event. */
  static ImmutableList<DeedRule<?>> deeds(B5View view) {
    return view.top() instanceof MercenaryStep ? MERCENARY : DEEDS;
  }

  /** The rule of that action. */
  static DeedRule<?> of(Deed deed) {
    for (DeedRule<?> rule : DEEDS) {
      if (rule.action() == deed.getClass()) {
        return rule;
      }
    }
    throw new IllegalArgumentException("no rule for " + deed);
  }

  /** Whether such an action is open in the round of that view. */
  static boolean isOpen(B5View view, Deed deed) {
    for (DeedRule<?> rule : deeds(view)) {
      if (rule.action() == deed.getClass()) {
        return true;
      }
    }
    return false;
  }

  /** Whatever others may reply to. */
  public static ImmutableList<AnnouncedRule<B5State, B5View, ? extends B5Action>> announcing() {
    return ImmutableList.<AnnouncedRule<B5State, B5View, ? extends B5Action>>builder()
        .addAll(DEEDS)
        .add(new WithEventRule())
        .build();
  }

  /** In the action round. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> actionRound() {
    return with(new PassRule(), DEEDS);
  }

  /** In the mercenary step. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> mercenaryStep() {
    return with(new MercenaryNothingRule(), MERCENARY);
  }

  private static ImmutableList<ActionRule<B5State, B5View, ?>> with(
      ActionRule<B5State, B5View, ?> nothing, ImmutableList<DeedRule<?>> deeds) {
    return ImmutableList.<ActionRule<B5State, B5View, ?>>builder()
        .add(nothing)
        .addAll(deeds)
        .add(new WithEventRule())
        .build();
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
}

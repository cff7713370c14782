package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.FRM_20;
import static io.stardeck.b5.internal.value.RuleIds.RPL_03;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.action.FrameAction.DoneAftermath;
import io.stardeck.b5.action.FrameAction.DoneDrawing;
import io.stardeck.b5.action.FrameAction.DoneSustaining;
import io.stardeck.b5.action.FrameAction.MercenaryNothing;
import io.stardeck.b5.event.CardEvent.ReplyDeclined;
import io.stardeck.b5.event.ConflictEvent.ConflictDeclined;
import io.stardeck.b5.event.TurnEvent.Passed;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.AnnouncedRule;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Which actions are open when: the rules, in the order in which their actions are offered. */
public final class ActionRules {
  private static final RuleId PAS_01 = RuleId.of("B5-PAS-01");
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

  private static final ImmutableMap<Class<?>, DeedRule<?>> BY_ACTION =
      Maps.<Class<?>, DeedRule<?>>uniqueIndex(DEEDS, DeedRule::action);

  private ActionRules() {}

  /** The rules of what can be done in the round of that view, alone or with an event. */
  static ImmutableList<DeedRule<?>> deeds(B5View view) {
    return view.top() instanceof MercenaryStep ? MERCENARY : DEEDS;
  }

  /** The rule of that action. */
  static DeedRule<?> of(Deed deed) {
    return Verify.verifyNotNull(BY_ACTION.get(deed.getClass()), "no rule for %s", deed);
  }

  /** Whether such an action is open in the round of that view. */
  static boolean isOpen(B5View view, Deed deed) {
    return deeds(view).contains(of(deed));
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
    return with(
        declining(
            Pass.class,
            Pass::new,
            ActionRound.class,
            frame -> new ActionRound(frame.round().passed()),
            (play, seat) -> play.tell(PAS_01, new Passed(seat))),
        DEEDS);
  }

  /** In the mercenary step. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> mercenaryStep() {
    return with(
        declining(
            MercenaryNothing.class,
            MercenaryNothing::new,
            MercenaryStep.class,
            frame -> new MercenaryStep(Lists.rest(frame.left()), ImmutableList.of())),
        MERCENARY);
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
    return ImmutableList.of(
        declining(
            DoneSustaining.class,
            DoneSustaining::new,
            ReadyRound.class,
            frame -> new ReadyRound(frame.round().passed(), frame.kept())),
        new SustainRule());
  }

  /** In the Conflict round. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> conflictRound() {
    return ImmutableList.of(
        declining(
            DeclineConflict.class,
            DeclineConflict::new,
            ConflictRound.class,
            frame -> new ConflictRound(frame.round().passed()),
            (play, seat) -> play.tell(FRM_20, new ConflictDeclined(seat))),
        new DeclareConflictRule(),
        new DeclareStandingRule());
  }

  /** In the aftermath step. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> aftermathStep() {
    return ImmutableList.of(
        declining(
            DoneAftermath.class,
            DoneAftermath::new,
            AftermathStep.class,
            frame -> new AftermathStep(frame.round().passed())),
        new RevealAftermathRule());
  }

  /** In the Draw round. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> drawRound() {
    return ImmutableList.of(
        declining(
            DoneDrawing.class,
            DoneDrawing::new,
            DrawRound.class,
            frame -> new DrawRound(frame.round().passed(), false, 0)),
        new BuyCardRule());
  }

  /** In a reply window. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> replyWindow() {
    return ImmutableList.of(
        declining(
            DeclineReply.class,
            DeclineReply::new,
            ReplyWindow.class,
            frame -> new ReplyWindow(frame.announced().passed()),
            (play, seat) -> play.tell(RPL_03, new ReplyDeclined(seat))),
        new ReplyRule());
  }

  /** While somebody looks at cards. */
  public static ImmutableList<ActionRule<B5State, B5View, ?>> look() {
    return ImmutableList.of(new LookTakeRule());
  }

  /** Doing nothing, or nothing else, of which all are told only by what follows. */
  private static <F extends B5Frame, A extends B5Action> ActionRule<B5State, B5View, A> declining(
      Class<A> action, Function<Seat, A> of, Class<F> frame, Function<F, B5Frame> passed) {
    return declining(action, of, frame, passed, (play, seat) -> {});
  }

  /**
   * Doing nothing, or nothing else, which is always legal.
   *
   * @param of what a player then does
   * @param frame where
   * @param passed how the round goes on
   * @param told what all are told of it
   */
  private static <F extends B5Frame, A extends B5Action> ActionRule<B5State, B5View, A> declining(
      Class<A> action,
      Function<Seat, A> of,
      Class<F> frame,
      Function<F, B5Frame> passed,
      BiConsumer<Play<B5State>, Seat> told) {
    return ActionRule.only(
        action,
        of,
        (play, declined) -> {
          play.replace(passed.apply(frame.cast(play.state().top())));
          told.accept(play, declined.actor());
        });
  }
}
